import type { IssueDetails } from "@fixpoint/contracts";
import { Archive, ArchiveRestore, ClipboardList, Download, Ellipsis, ExternalLink, Link2, RotateCw, Trash2 } from "lucide-react";
import { Button } from "../../../components/ui/button.tsx";
import { Menu, MenuItem, MenuSeparator } from "../../../components/ui/menu.tsx";
import { DEMO_REASON } from "../../../lib/demo-bug.ts";
import type { BugActions } from "../hooks/use-bug-actions.ts";

export function BugMenu({ bug, actions }: { bug: IssueDetails; actions: BugActions }) {
  const { demo } = actions;
  return (
    <Menu
      trigger={
        <Button size="icon" aria-label="More actions" className="max-md:size-11">
          <Ellipsis aria-hidden className="size-4" />
        </Button>
      }
    >
      {demo && <p className="max-w-48 px-2 py-1.5 text-meta text-fg-3">{DEMO_REASON}</p>}
      <MenuItem disabled={!actions.canRecompute} onSelect={actions.recompute}>
        <RotateCw aria-hidden />
        Recompute
      </MenuItem>
      <MenuItem disabled={demo} onSelect={actions.toggleArchived}>
        {bug.isArchived ? <ArchiveRestore aria-hidden /> : <Archive aria-hidden />}
        {bug.isArchived ? "Unarchive" : "Archive"}
      </MenuItem>
      <MenuSeparator />
      <MenuItem onSelect={actions.copyLink}>
        <Link2 aria-hidden />
        Copy link
      </MenuItem>
      <MenuItem onSelect={() => void actions.copyMarkdown()}>
        <ClipboardList aria-hidden />
        Copy as Markdown
      </MenuItem>
      {actions.hasFix && (
        <MenuItem onSelect={() => void actions.downloadPatch()}>
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
      <MenuItem danger disabled={demo} onSelect={() => actions.ask("delete")}>
        <Trash2 aria-hidden />
        Delete
      </MenuItem>
    </Menu>
  );
}
