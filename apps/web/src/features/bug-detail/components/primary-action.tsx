import type { IssueDetails } from "@fixpoint/contracts";
import { ArchiveRestore, ExternalLink, RotateCw } from "lucide-react";
import { Button, buttonClass } from "../../../components/ui/button.tsx";
import { Tooltip } from "../../../components/ui/tooltip.tsx";
import type { BugActions } from "../hooks/use-bug-actions.ts";
import { OpenPullRequest } from "./open-pull-request.tsx";

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
  if (view === "validatedFix")
    return <OpenPullRequest isBusy={actions.opening} blocked={blocked} onOpen={actions.openPullRequest} className={WIDE} />;
  const button = (
    <Button
      variant="primary"
      className={WIDE}
      busy={actions.busy}
      aria-disabled={blocked !== null || undefined}
      onClick={actions.recompute}
    >
      <RotateCw aria-hidden className="size-4" />
      Recompute
    </Button>
  );
  return blocked ? <Tooltip text={blocked}>{button}</Tooltip> : button;
}
