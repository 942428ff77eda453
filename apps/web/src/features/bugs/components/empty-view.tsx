import { BUG_VIEW_LABELS, type BugView } from "@fixpoint/contracts";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Button, buttonClass } from "../../../components/ui/button.tsx";
import { EmptyState } from "../../../components/ui/empty-state.tsx";

interface Props {
  view: BugView;
  filtered: boolean;
  anyBug: boolean;
  onClear: () => void;
  onCreate: () => void;
  sync: ReactNode;
  orgSlug: string;
}

function titleOf(view: BugView): string {
  switch (view) {
    case "all":
      return "No bugs yet";
    case "inProgress":
      return "Nothing is being processed";
    case "validatedFix":
      return "No validated fixes waiting. All caught up.";
    case "archived":
      return "Archive is empty";
    case "unsuitable":
      return "No bug was judged not applicable";
    case "open":
    case "closed":
    case "merged":
    case "draft":
      return `No ${BUG_VIEW_LABELS[view].toLowerCase()} pull requests`;
    default:
      return "Nothing here";
  }
}

export function EmptyView({ view, filtered, anyBug, onClear, onCreate, sync, orgSlug }: Props) {
  if (filtered) {
    return (
      <EmptyState
        art="filter"
        title="No bugs match"
        text="Nothing in this list has all of these words."
        action={<Button onClick={onClear}>Clear filters</Button>}
      />
    );
  }
  if (view === "all" && !anyBug) {
    return (
      <EmptyState
        title={titleOf(view)}
        text="Describe a bug and the agent starts on it at once: it reproduces it with a test, then looks for a fix."
        action={
          <div className="flex flex-wrap justify-center gap-2">
            <Link to="/$orgSlug/integrations" params={{ orgSlug }} className={buttonClass()}>
              Connect a tracker
            </Link>
            {sync}
            <Button variant="primary" onClick={onCreate}>
              New bug
            </Button>
          </div>
        }
      />
    );
  }
  return <EmptyState art={view === "validatedFix" ? "caughtUp" : "view"} title={titleOf(view)} />;
}
