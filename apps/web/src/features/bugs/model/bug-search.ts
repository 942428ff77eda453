import {
  BUG_GROUPS,
  BUG_VIEWS,
  isInView,
  type BugGroupId,
  type BugView,
  type IssueListItem,
  type IssueSource,
} from "@fixpoint/contracts";
import { checksOf } from "../../../components/ui/evidence-dots.tsx";

export type BugSort = "updated" | "created" | "key" | "evidence";

/** What the URL says; defaults are left out of it. */
export interface BugSearch {
  group?: BugGroupId | undefined;
  view?: BugView | undefined;
  q?: string | undefined;
  source?: IssueSource | undefined;
  sort?: BugSort | undefined;
}

export interface Selection {
  group: (typeof BUG_GROUPS)[number];
  view: BugView;
}

function groupOf(view: BugView): Selection["group"] | undefined {
  return BUG_GROUPS.find((group) => (group.views as readonly BugView[]).includes(view));
}

/** The group and view to show: the URL first, then the view last used in that group, then the group's own default. */
export function selectionOf(search: BugSearch, lastViews: Record<string, string>): Selection {
  const group = BUG_GROUPS.find(({ id }) => id === search.group) ?? (search.view && groupOf(search.view)) ?? BUG_GROUPS[0];
  const views: readonly BugView[] = group.views;
  if (search.view && views.includes(search.view)) return { group, view: search.view };
  const last = lastViews[group.id];
  return { group, view: views.find((view) => view === last) ?? group.defaultView };
}

/** How many bugs each list holds. */
export function countViews(issues: readonly IssueListItem[]): Record<BugView, number> {
  const counts = Object.fromEntries(BUG_VIEWS.map((view) => [view, 0])) as Record<BugView, number>;
  for (const issue of issues) for (const view of BUG_VIEWS) if (isInView(issue, view)) counts[view] += 1;
  return counts;
}

export function groupCount(group: Selection["group"], counts: Record<BugView, number>): number {
  return group.views.reduce((sum, view) => sum + counts[view], 0);
}

function passedChecks(issue: IssueListItem): number {
  return checksOf(issue.statusResult).filter((check) => check.status === "passed").length;
}

function compareKeys(one: string, other: string): number {
  return one.localeCompare(other, "en", { numeric: true });
}

const COMPARE: Record<BugSort, (one: IssueListItem, other: IssueListItem) => number> = {
  updated: (one, other) => other.updatedAt.localeCompare(one.updatedAt),
  created: (one, other) => other.createdAt.localeCompare(one.createdAt),
  key: (one, other) => compareKeys(one.key, other.key),
  evidence: (one, other) => passedChecks(other) - passedChecks(one) || other.updatedAt.localeCompare(one.updatedAt),
};

/** The rows of a list: those of the view that match every typed word and the source, in the chosen order. */
export function rowsOf(issues: readonly IssueListItem[], view: BugView, search: BugSearch): IssueListItem[] {
  const words = (search.q ?? "").toLowerCase().split(/\s+/).filter(Boolean);
  const rows = issues.filter((issue) => {
    if (!isInView(issue, view)) return false;
    if (search.source && issue.source !== search.source) return false;
    if (words.length === 0) return true;
    const text = `${issue.key} ${issue.title} ${issue.text}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  return rows.sort(COMPARE[search.sort ?? "updated"]);
}
