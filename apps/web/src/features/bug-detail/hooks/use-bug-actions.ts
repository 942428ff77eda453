import { bugView, type IssueDetails, type Organization, type Project } from "@fixpoint/contracts";
import { useState } from "react";
import { DEMO_REASON, isDemoBug } from "../../../lib/demo-bug.ts";
import { download } from "../../../lib/download.ts";
import { useCopy } from "../../../lib/use-copy.ts";
import { useIssueAction } from "../../../lib/use-issue-action.ts";
import { useOpenPullRequest } from "./use-open-pull-request.ts";

const LOCKED = "Available when the base commit update ends";
const ARCHIVED = "This bug is archived. Unarchive it to work on it again.";

/** Everything that can be done to the bug of the page, for its buttons, its menu and its keys alike. */
export function useBugActions(bug: IssueDetails, organization: Organization, project: Project, onDeleted: () => void) {
  const [asking, setAsking] = useState<"delete" | "recompute" | null>(null);
  const action = useIssueAction(bug, (done) => done === "delete" && onDeleted());
  const pullRequest = useOpenPullRequest(organization, bug);
  const { copy } = useCopy();
  const link = () => location.origin + location.pathname;
  const view = bugView(bug);
  const demo = isDemoBug(bug.id);
  /** Why the agent cannot be set to work and nothing can be published; null when it can. */
  const blocked = demo ? DEMO_REASON : project.isLocked ? LOCKED : bug.isArchived ? ARCHIVED : null;
  const hasFix = bug.fix.length > 0;

  return {
    view,
    demo,
    blocked,
    hasFix,
    busy: action.isPending,
    opening: pullRequest.isPending,
    canRecompute: blocked === null && view !== "inProgress",
    canOpenPullRequest: blocked === null && view === "validatedFix",
    asking,
    ask: setAsking,
    /** Asks first where a result would be lost. */
    recompute: () => (hasFix || bug.pullRequest !== null ? setAsking("recompute") : action.mutate("recompute")),
    toggleArchived: () => action.mutate(bug.isArchived ? "unarchive" : "archive"),
    openPullRequest: pullRequest.open,
    confirm: () => asking && action.mutate(asking),
    copyLink: () => copy(link()),
    // The exports pull the differ in, so they are loaded when they are wanted.
    async copyMarkdown() {
      const { markdownOf } = await import("../model/export.ts");
      copy(markdownOf(bug, link()));
    },
    async downloadPatch() {
      const { patchText } = await import("../model/export.ts");
      download(`${bug.key}.patch`, "text/x-patch", patchText(bug));
    },
  };
}
export type BugActions = ReturnType<typeof useBugActions>;
