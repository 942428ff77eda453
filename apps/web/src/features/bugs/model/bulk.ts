import { bugView, type IssueListItem } from "@fixpoint/contracts";
import { isDemoBug } from "../../../lib/demo-bug.ts";
import { plural } from "../../../lib/format.ts";
import type { IssueAction } from "../../../lib/issues.ts";

export type Act = IssueAction | "openPullRequest";

export const MAX_PER_RUN = 50;

const CAN: Record<Act, (issue: IssueListItem) => boolean> = {
  openPullRequest: (issue) => bugView(issue) === "validatedFix",
  recompute: (issue) => issue.agentProcessingStatus === "done",
  archive: (issue) => !issue.isArchived,
  unarchive: (issue) => issue.isArchived,
  delete: () => true,
};

const WHAT: Record<Act, { verb: string; noun: string; why: [one: string, many: string] }> = {
  openPullRequest: { verb: "Open", noun: "pull request", why: ["has no validated fix", "have no validated fix"] },
  recompute: { verb: "Recompute", noun: "bug", why: ["is being processed", "are being processed"] },
  archive: { verb: "Archive", noun: "bug", why: ["is archived already", "are archived already"] },
  unarchive: { verb: "Unarchive", noun: "bug", why: ["is not archived", "are not archived"] },
  delete: { verb: "Delete", noun: "bug", why: ["cannot be deleted", "cannot be deleted"] },
};

export interface Plan {
  act: Act;
  /** What it will be done to. */
  issues: readonly IssueListItem[];
  /** “Open 4 pull requests (2 of 6 have no validated fix)” */
  statement: string;
}

/** What an act would do to the selected bugs, in words that say which of them it leaves out and why. */
export function planOf(act: Act, selected: readonly IssueListItem[]): Plan {
  const able = selected.filter((issue) => !isDemoBug(issue.id) && CAN[act](issue));
  const limited = act === "recompute" || act === "openPullRequest";
  const issues = limited ? able.slice(0, MAX_PER_RUN) : able;
  const { verb, noun, why } = WHAT[act];
  const left = selected.length - able.length;
  const remarks = [
    left > 0 && `${left} of ${selected.length} ${left === 1 ? why[0] : why[1]}`,
    issues.length < able.length && `at most ${MAX_PER_RUN} in one run`,
  ].filter(Boolean);
  return {
    act,
    issues,
    statement: `${verb} ${plural(issues.length, noun)}${remarks.length > 0 ? ` (${remarks.join(", ")})` : ""}`,
  };
}

/** Whether to ask first: what costs the current fix, what is published many times at once, and what cannot be undone. */
export function needsAsking({ act, issues }: Plan): boolean {
  if (act === "delete") return true;
  if (act === "openPullRequest") return issues.length > 1;
  return (
    act === "recompute" && issues.some((issue) => issues.length > 1 || issue.statusResult.has_fix || issue.pullRequest !== null)
  );
}
