import { bugView, type IssueDetails } from "@fixpoint/contracts";
import { Archive, ArchiveRestore, ClipboardList, Download, Ellipsis, ExternalLink, Link2, RotateCw, Trash2 } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { ConfirmDialog } from "../../../components/ui/confirm-dialog.tsx";
import { Menu, MenuItem, MenuSeparator } from "../../../components/ui/menu.tsx";
import { download } from "../../../lib/download.ts";
import { DEMO_REASON, isDemoBug } from "../../../lib/demo-bug.ts";
import { useCopy } from "../../../lib/use-copy.ts";
import { useIssueAction } from "../../../lib/use-issue-action.ts";

export function BugMenu({ bug, locked, onDeleted }: { bug: IssueDetails; locked: boolean; onDeleted: () => void }) {
  const [asking, setAsking] = useState<"delete" | "recompute" | null>(null);
  const action = useIssueAction(bug, (done) => done === "delete" && onDeleted());
  const { copy } = useCopy();
  const demo = isDemoBug(bug.id);
  const link = () => location.origin + location.pathname;
  const hasResult = bug.fix.length > 0 || bug.pullRequest !== null;

  // The exports pull the differ in, so they are loaded when they are wanted.
  async function copyMarkdown(): Promise<void> {
    const { markdownOf } = await import("../model/export.ts");
    copy(markdownOf(bug, link()));
  }
  async function downloadPatch(): Promise<void> {
    const { patchText } = await import("../model/export.ts");
    download(`${bug.key}.patch`, "text/x-patch", patchText(bug));
  }

  return (
    <>
      <Menu
        trigger={
          <Button size="icon" aria-label="More actions">
            <Ellipsis aria-hidden className="size-4" />
          </Button>
        }
      >
        {demo && <p className="max-w-48 px-2 py-1.5 text-meta text-fg-3">{DEMO_REASON}</p>}
        <MenuItem
          disabled={demo || locked || bugView(bug) === "inProgress"}
          onSelect={() => (hasResult ? setAsking("recompute") : action.mutate("recompute"))}
        >
          <RotateCw aria-hidden />
          Recompute
        </MenuItem>
        <MenuItem disabled={demo} onSelect={() => action.mutate(bug.isArchived ? "unarchive" : "archive")}>
          {bug.isArchived ? <ArchiveRestore aria-hidden /> : <Archive aria-hidden />}
          {bug.isArchived ? "Unarchive" : "Archive"}
        </MenuItem>
        <MenuSeparator />
        <MenuItem onSelect={() => copy(link())}>
          <Link2 aria-hidden />
          Copy link
        </MenuItem>
        <MenuItem onSelect={() => void copyMarkdown()}>
          <ClipboardList aria-hidden />
          Copy as Markdown
        </MenuItem>
        {bug.fix.length > 0 && (
          <MenuItem onSelect={() => void downloadPatch()}>
            <Download aria-hidden />
            Download patch
          </MenuItem>
        )}
        {bug.issueUrl && (
          <MenuItem asChild>
            <a href={bug.issueUrl} target="_blank" rel="noopener noreferrer">
              <ExternalLink aria-hidden />
              Open issue
            </a>
          </MenuItem>
        )}
        <MenuSeparator />
        <MenuItem danger disabled={demo} onSelect={() => setAsking("delete")}>
          <Trash2 aria-hidden />
          Delete
        </MenuItem>
      </Menu>
      <ConfirmDialog
        open={asking === "recompute"}
        onOpenChange={() => setAsking(null)}
        title={`Recompute ${bug.key}?`}
        description="The current fix is replaced. The pull request is not changed."
        action="Recompute"
        onConfirm={() => action.mutate("recompute")}
      />
      <ConfirmDialog
        open={asking === "delete"}
        onOpenChange={() => setAsking(null)}
        danger
        title={`Delete ${bug.key}?`}
        description="The bug, its runs and its evidence are removed. The issue in the tracker is not touched."
        action="Delete"
        onConfirm={() => action.mutate("delete")}
      />
    </>
  );
}
