import type { PullRequestStatus } from "../entities/issue.ts";
import type { BugState } from "./bug-view.ts";

function pullRequestMessage(before: PullRequestStatus, after: PullRequestStatus): string | null {
  if (before === after) return null;
  if (before === "DRAFT" && after === "OPEN") return "PR was opened";
  if (after === "CLOSED" && (before === "OPEN" || before === "DRAFT")) return "PR was closed";
  if (after === "MERGED") return "PR was merged";
  if (after === "DRAFT" && (before === "OPEN" || before === "CLOSED")) return "PR was converted to draft";
  return null;
}

const RESULT_MESSAGE = {
  validated_fix: "Bug fix was validated",
  reproduced: "Bug was reproduced",
  error: "Bug processing failed",
  no_result: "Bug could not be reproduced",
  unsuitable_issue: null,
} as const;

function isProcessing(bug: BugState): boolean {
  return bug.agentProcessingStatus !== "done";
}

/** What a person is told when a bug changes (spec §4); null for every transition that the spec does not name. */
export function changeMessage(before: BugState, after: BugState): string | null {
  if (before.isArchived && !after.isArchived) return "Bug was unarchived";
  if (!before.isArchived && after.isArchived) return "Bug was archived";
  if (!before.pullRequest && after.pullRequest) return "PR was created";
  if (before.pullRequest && !after.pullRequest) return "PR was removed";
  if (before.pullRequest && after.pullRequest) {
    const message = pullRequestMessage(before.pullRequest.status, after.pullRequest.status);
    if (message) return message;
  }
  if (isProcessing(before) && !isProcessing(after)) {
    return after.agentResultStatus ? RESULT_MESSAGE[after.agentResultStatus] : null;
  }
  if (before.agentProcessingStatus === "not_started" && after.agentProcessingStatus === "working")
    return "Bug processing started";
  return null;
}
