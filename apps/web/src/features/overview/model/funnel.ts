import { bugView, type BugView, type IssueListItem } from "@fixpoint/contracts";

export interface FunnelStep {
  view: BugView;
  label: string;
  /** How many bugs have come at least this far. */
  reached: number;
  /** How many are here now; what the linked list shows. */
  here: number;
}

const PR_VIEWS: readonly BugView[] = ["open", "draft", "closed", "merged"];

/** From imported to merged: each step counts the bugs that came at least that far, so that the bars never grow. */
export function funnelOf(issues: readonly IssueListItem[]): FunnelStep[] {
  const live = issues.filter((issue) => !issue.isArchived);
  const at = (view: BugView) => live.filter((issue) => bugView(issue) === view).length;
  const withPullRequest = PR_VIEWS.reduce((sum, view) => sum + at(view), 0);
  const validated = withPullRequest + at("validatedFix");
  const reproduced = validated + at("reproduced");
  return [
    { view: "all", label: "Imported", reached: live.length, here: live.length },
    { view: "reproduced", label: "Reproduced", reached: reproduced, here: at("reproduced") },
    { view: "validatedFix", label: "Validated Fix", reached: validated, here: at("validatedFix") },
    { view: "open", label: "Pull request", reached: withPullRequest, here: at("open") },
    { view: "merged", label: "Merged", reached: at("merged"), here: at("merged") },
  ];
}

/** Bugs that left the way, with their lists. */
export function sideExits(issues: readonly IssueListItem[]): { view: Exclude<BugView, "all">; count: number }[] {
  const views = ["inProgress", "noResult", "errorFailed", "unsuitable"] as const;
  return views.map((view) => ({ view, count: issues.filter((issue) => bugView(issue) === view).length }));
}

/** What waits for a person: fixes without a pull request, then open pull requests, the newest first. */
export function needsYou(issues: readonly IssueListItem[]): IssueListItem[] {
  const rank = (issue: IssueListItem) => ({ validatedFix: 0, open: 1, draft: 1 })[bugView(issue) as string] ?? 9;
  return issues
    .filter((issue) => rank(issue) < 9)
    .sort((one, other) => rank(one) - rank(other) || other.updatedAt.localeCompare(one.updatedAt));
}
