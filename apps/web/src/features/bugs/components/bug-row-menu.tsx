import { bugView, type IssueListItem } from "@fixpoint/contracts";
import { Archive, ArchiveRestore, ExternalLink, GitPullRequest, Link2, RotateCw, Trash2 } from "lucide-react";
import { useState, type ComponentProps } from "react";
import { buttonClass } from "../../../components/ui/button.tsx";
import { Menu, MenuItem, MenuSeparator } from "../../../components/ui/menu.tsx";
import { DEMO_REASON, isDemoBug } from "../../../lib/demo-bug.ts";
import type { Act } from "../model/bulk.ts";

interface Props {
  issue: IssueListItem;
  locked: boolean;
  tabIndex: number;
  onAct: (act: Act, issue: IssueListItem) => void;
  onCopyLink: (issue: IssueListItem) => void;
}

const MENU_KEYS = ["Enter", " ", "ArrowDown"];

/** Only its button until it is wanted: of all the parts of a row the menu takes longest to make, and most are scrolled past. */
export function BugRowMenu(props: Props) {
  const [wanted, setWanted] = useState(false);
  if (wanted) return <OpenedMenu {...props} />;
  return (
    <MenuButton
      issue={props.issue}
      tabIndex={props.tabIndex}
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

const BUTTON_CLASS = buttonClass({ variant: "ghost", size: "iconSm" }, "text-[8px] tracking-[1px] max-md:size-11!");

function MenuButton({ issue, ...rest }: { issue: IssueListItem } & ComponentProps<"button">) {
  return (
    <button type="button" data-cell aria-label={`Actions for ${issue.key}`} className={BUTTON_CLASS} {...rest}>
      •••
    </button>
  );
}

function OpenedMenu({ issue, locked, tabIndex, onAct, onCopyLink }: Props) {
  const demo = isDemoBug(issue.id);
  return (
    <Menu defaultOpen trigger={<MenuButton issue={issue} tabIndex={tabIndex} />}>
      {demo && <p className="max-w-48 px-2 py-1.5 text-meta text-fg-3">{DEMO_REASON}</p>}
      {bugView(issue) === "validatedFix" && (
        <MenuItem disabled={demo || locked} onSelect={() => onAct("openPullRequest", issue)}>
          <GitPullRequest aria-hidden />
          Open pull request
        </MenuItem>
      )}
      <MenuItem disabled={demo || locked || issue.agentProcessingStatus !== "done"} onSelect={() => onAct("recompute", issue)}>
        <RotateCw aria-hidden />
        Recompute
      </MenuItem>
      <MenuItem disabled={demo} onSelect={() => onAct(issue.isArchived ? "unarchive" : "archive", issue)}>
        {issue.isArchived ? <ArchiveRestore aria-hidden /> : <Archive aria-hidden />}
        {issue.isArchived ? "Unarchive" : "Archive"}
      </MenuItem>
      <MenuItem onSelect={() => onCopyLink(issue)}>
        <Link2 aria-hidden />
        Copy link
      </MenuItem>
      {issue.issueUrl && (
        <MenuItem asChild>
          <a href={issue.issueUrl} target="_blank" rel="noopener noreferrer">
            <ExternalLink aria-hidden />
            Open issue
          </a>
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuItem danger disabled={demo} onSelect={() => onAct("delete", issue)}>
        <Trash2 aria-hidden />
        Delete
      </MenuItem>
    </Menu>
  );
}
