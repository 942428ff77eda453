import { expect, test } from "vitest";
import { AgentProcessingStatus, AgentResultStatus, PullRequestStatus } from "../entities/issue.ts";
import { BUG_GROUPS, BUG_VIEW_LABELS, isInView } from "./bug-lists.ts";
import { BUG_VIEWS, bugView, type BugState, type BugView } from "./bug-view.ts";

/** Every state that a bug can be in: 3 × 6 × 5 × 2. */
const STATES: BugState[] = AgentProcessingStatus.options.flatMap((agentProcessingStatus) =>
  [null, ...AgentResultStatus.options].flatMap((agentResultStatus) =>
    [null, ...PullRequestStatus.options].flatMap((status) =>
      [false, true].map((isArchived) => ({
        agentProcessingStatus,
        agentResultStatus,
        pullRequest: status && { status },
        isArchived,
      })),
    ),
  ),
);
const AGENTIC = BUG_GROUPS.find(({ id }) => id === "agentic")?.views ?? [];
const BY_PULL_REQUEST = BUG_GROUPS.find(({ id }) => id === "pr")?.views ?? [];

function listsOf(state: BugState): BugView[] {
  return BUG_VIEWS.filter((view) => isInView(state, view));
}
/** Fails with the states for which a rule does not hold. */
function holdsForAll(rule: (state: BugState) => boolean): void {
  expect(STATES.filter((state) => !rule(state))).toEqual([]);
}

test("all states are looked at", () => {
  expect(STATES).toHaveLength(180);
});

test("All holds what is not archived and not unsuitable", () => {
  holdsForAll((state) => isInView(state, "all") === (!state.isArchived && state.agentResultStatus !== "unsuitable_issue"));
});

test("the agentic lists hold only bugs that are neither archived nor have a pull request, each by its state", () => {
  holdsForAll((state) => !AGENTIC.some((view) => isInView(state, view)) || (!state.isArchived && !state.pullRequest));
  const free = (state: BugState) => !state.isArchived && !state.pullRequest;
  const done = (state: BugState) => free(state) && state.agentProcessingStatus === "done";
  holdsForAll((state) => isInView(state, "inProgress") === (free(state) && state.agentProcessingStatus !== "done"));
  holdsForAll((state) => isInView(state, "validatedFix") === (done(state) && state.agentResultStatus === "validated_fix"));
  holdsForAll((state) => isInView(state, "reproduced") === (done(state) && state.agentResultStatus === "reproduced"));
  holdsForAll((state) => isInView(state, "noResult") === (done(state) && state.agentResultStatus === "no_result"));
  // Done without a result is an error of the machinery.
  holdsForAll(
    (state) =>
      isInView(state, "errorFailed") ===
      (done(state) && (state.agentResultStatus === "error" || state.agentResultStatus === null)),
  );
});

test("the lists of pull requests hold what is not archived, by the status", () => {
  holdsForAll((state) =>
    BY_PULL_REQUEST.every(
      (view) => isInView(state, view) === (!state.isArchived && state.pullRequest?.status === view.toUpperCase()),
    ),
  );
});

test("Archived holds all that is archived, and no other list does", () => {
  holdsForAll((state) => isInView(state, "archived") === state.isArchived);
  holdsForAll((state) => !state.isArchived || listsOf(state).join() === "archived");
});

test("Not Applicable holds what is unsuitable and not archived", () => {
  holdsForAll((state) => isInView(state, "unsuitable") === (!state.isArchived && state.agentResultStatus === "unsuitable_issue"));
});

test("a bug is in the list of its own view, so that none is lost", () => {
  holdsForAll((state) => isInView(state, bugView(state)));
});

test("archived goes before the pull request, which goes before the agent's result", () => {
  holdsForAll((state) => {
    const view = bugView(state);
    if (state.isArchived) return view === "archived";
    if (state.pullRequest) return view === state.pullRequest.status.toLowerCase();
    return state.agentProcessingStatus === "done" || view === "inProgress";
  });
});

test("each view stands in one group and has a name, and each group begins with one of its views", () => {
  expect(BUG_GROUPS.flatMap(({ views }) => [...views]).toSorted()).toEqual([...BUG_VIEWS].toSorted());
  expect(BUG_GROUPS.map(({ defaultView }) => defaultView)).toEqual(["all", "inProgress", "open", "archived", "unsuitable"]);
  expect(Object.keys(BUG_VIEW_LABELS).toSorted()).toEqual([...BUG_VIEWS].toSorted());
});
