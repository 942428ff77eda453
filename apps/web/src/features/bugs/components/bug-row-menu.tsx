import type { IssueListItem } from "@fixpoint/contracts";
import { Archive, ArchiveRestore, Ellipsis, ExternalLink, RotateCw, Trash2 } from "lucide-react";
import { useState, type ComponentProps } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { ConfirmDialog } from "../../../components/ui/confirm-dialog.tsx";
import { Menu, MenuItem, MenuSeparator } from "../../../components/ui/menu.tsx";
import { DEMO_REASON, isDemoBug } from "../../../lib/demo-bug.ts";
import { useIssueAction } from "../../../lib/use-issue-action.ts";

interface Props {
  issue: IssueListItem;
  locked: boolean;
}

const MENU_KEYS = ["Enter", " ", "ArrowDown"];

/** Only its button until it is wanted: of all the parts of a row the menu takes longest to make, and most are scrolled past. */
export function BugRowMenu({ issue, locked }: Props) {
  const [wanted, setWanted] = useState(false);
  if (wanted) return <OpenedMenu issue={issue} locked={locked} />;
  return (
    <MenuButton
      issue={issue}
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={() => setWanted(true)}
      onKeyDown={(event) => {
        if (!MENU_KEYS.includes(event.key)) return;
        event.preventDefault();
        setWanted(true);
      }}
    />
  );
}

function MenuButton({ issue, ...rest }: { issue: IssueListItem } & ComponentProps<typeof Button>) {
  return (
    <Button variant="ghost" size="iconSm" aria-label={`Actions for ${issue.key}`} className="max-md:size-11!" {...rest}>
      <Ellipsis aria-hidden className="size-4" />
    </Button>
  );
}

function OpenedMenu({ issue, locked }: Props) {
  const [deleting, setDeleting] = useState(false);
  const action = useIssueAction(issue);
  const demo = isDemoBug(issue.id);
  return (
    <>
      <Menu defaultOpen trigger={<MenuButton issue={issue} />}>
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
