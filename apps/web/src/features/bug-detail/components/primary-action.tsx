import type { IssueDetails } from "@fixpoint/contracts";
import { ArchiveRestore, ExternalLink, GitPullRequest, RotateCw } from "lucide-react";
import { Button, buttonClass } from "../../../components/ui/button.tsx";
import { Tooltip } from "../../../components/ui/tooltip.tsx";
import type { BugActions } from "../hooks/use-bug-actions.ts";

const WIDE = "max-md:h-11 max-md:flex-1";

/** The one next step of a bug. */
export function PrimaryAction({ bug, actions }: { bug: IssueDetails; actions: BugActions }) {
  const { view, blocked } = actions;
  if (view === "inProgress") return null;
  if (view === "archived") {
    return (
      <Button variant="primary" className={WIDE} busy={actions.busy} onClick={actions.toggleArchived}>
        <ArchiveRestore aria-hidden className="size-4" />
        Unarchive
      </Button>
    );
  }
  if (bug.pullRequest) {
    return bug.pullRequest.url ? (
      <a
        href={bug.pullRequest.url}
        target="_blank"
        rel="noopener noreferrer"
        className={buttonClass({ variant: "primary" }, WIDE)}
      >
        View pull request
        <ExternalLink aria-hidden className="size-3.5" />
      </a>
    ) : (
      <a href="#pull-request" className={buttonClass({ variant: "primary" }, WIDE)}>
        View pull request
      </a>
    );
  }
  const opens = view === "validatedFix";
  const Icon = opens ? GitPullRequest : RotateCw;
  const button = (
    <Button
      variant="primary"
      className={WIDE}
      busy={opens ? actions.opening : actions.busy}
      aria-disabled={blocked !== null || undefined}
      onClick={opens ? actions.openPullRequest : actions.recompute}
    >
      <Icon aria-hidden className="size-4" />
      {opens ? "Open pull request" : "Recompute"}
    </Button>
  );
  return blocked ? <Tooltip text={blocked}>{button}</Tooltip> : button;
}
