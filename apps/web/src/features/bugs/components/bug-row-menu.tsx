import type { IssueListItem } from "@fixpoint/contracts";
import { Archive, ArchiveRestore, Ellipsis, ExternalLink, RotateCw, Trash2 } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { ConfirmDialog } from "../../../components/ui/confirm-dialog.tsx";
import { Menu, MenuItem, MenuSeparator } from "../../../components/ui/menu.tsx";
import { DEMO_REASON, isDemoBug } from "../../../lib/demo-bug.ts";
import { useIssueAction } from "../../../lib/use-issue-action.ts";

export function BugRowMenu({ issue, locked }: { issue: IssueListItem; locked: boolean }) {
  const [deleting, setDeleting] = useState(false);
  const action = useIssueAction(issue);
  const demo = isDemoBug(issue.id);
  return (
    <>
      <Menu
        trigger={
          <Button variant="ghost" size="iconSm" aria-label={`Actions for ${issue.key}`} className="max-md:size-11!">
            <Ellipsis aria-hidden className="size-4" />
          </Button>
        }
      >
        {demo && <p className="max-w-48 px-2 py-1.5 text-meta text-fg-3">{DEMO_REASON}</p>}
        <MenuItem disabled={demo || locked || issue.agentProcessingStatus !== "done"} onSelect={() => action.mutate("recompute")}>
          <RotateCw aria-hidden />
          Recompute
        </MenuItem>
        {issue.isArchived ? (
          <MenuItem onSelect={() => action.mutate("unarchive")}>
            <ArchiveRestore aria-hidden />
            Unarchive
          </MenuItem>
        ) : (
          <MenuItem disabled={demo} onSelect={() => action.mutate("archive")}>
            <Archive aria-hidden />
            Archive
          </MenuItem>
        )}
        {issue.issueUrl && (
          <MenuItem asChild>
            <a href={issue.issueUrl} target="_blank" rel="noopener noreferrer">
              <ExternalLink aria-hidden />
              Open issue
            </a>
          </MenuItem>
        )}
        <MenuSeparator />
        <MenuItem danger disabled={demo} onSelect={() => setDeleting(true)}>
          <Trash2 aria-hidden />
          Delete
        </MenuItem>
      </Menu>
      <ConfirmDialog
        open={deleting}
        onOpenChange={setDeleting}
        danger
        title={`Delete ${issue.key}?`}
        description="The bug, its runs and its evidence are removed. The issue in the tracker is not touched."
        action="Delete"
        onConfirm={() => action.mutate("delete")}
      />
    </>
  );
}
