import type { AgentProcessingStatus, AgentResultStatus, PullRequest } from "../entities/issue.ts";

export const BUG_VIEWS = [
  "all",
  "inProgress",
  "validatedFix",
  "reproduced",
  "noResult",
  "errorFailed",
  "open",
  "closed",
  "merged",
  "draft",
  "archived",
  "unsuitable",
] as const;
/** `all` is a list only; every bug has exactly one of the others as its own view. */
export type BugView = (typeof BUG_VIEWS)[number];

/** The fields that decide where a bug is shown. */
export interface BugState {
  agentProcessingStatus: AgentProcessingStatus;
  agentResultStatus: AgentResultStatus | null;
  pullRequest: Pick<PullRequest, "status"> | null;
  isArchived: boolean;
}

const RESULT_VIEW = {
  validated_fix: "validatedFix",
  reproduced: "reproduced",
  error: "errorFailed",
  no_result: "noResult",
  unsuitable_issue: "unsuitable",
} as const satisfies Record<AgentResultStatus, BugView>;

const PULL_REQUEST_VIEW = { OPEN: "open", CLOSED: "closed", MERGED: "merged", DRAFT: "draft" } as const;

/** The one view a bug is shown under: archived over pull request over result (spec §4). */
export function bugView(bug: BugState): Exclude<BugView, "all"> {
  if (bug.isArchived) return "archived";
  if (bug.pullRequest) return PULL_REQUEST_VIEW[bug.pullRequest.status];
  if (bug.agentProcessingStatus !== "done") return "inProgress";
  return bug.agentResultStatus === null ? "errorFailed" : RESULT_VIEW[bug.agentResultStatus];
}
