import { BUG_GROUPS, BUG_VIEWS, bugView, isInView, type BugGroupId, type BugView, type IssueListItem } from "@fixpoint/contracts";
import { checksOf } from "../components/ui/evidence-dots.tsx";
import { readBugSearch, type BugSearch } from "./bug-search-params.ts";
import { parseSearch, stringifySearch } from "./search-params.ts";

export type { BugSearch };
export type BugSort = NonNullable<BugSearch["sort"]>;
type Age = NonNullable<BugSearch["created"]>;
type EvidenceFacet = NonNullable<BugSearch["evidence"]>;

export const NO_FILTER = {
  q: undefined,
  source: undefined,
  created: undefined,
  updated: undefined,
  fix: undefined,
  evidence: undefined,
} satisfies BugSearch;

export function isFiltered(search: BugSearch): boolean {
  return (Object.keys(NO_FILTER) as (keyof typeof NO_FILTER)[]).some((key) => search[key] !== undefined);
}

/** A list as text, for `list=` of the bug page; what is peeked at does not belong to it. */
export function listText(search: BugSearch): string | undefined {
  return stringifySearch({ ...search, peek: undefined }).slice(1) || undefined;
}

export function listSearch(text: string | undefined): BugSearch {
  return readBugSearch(parseSearch(text ?? ""));
}

export interface Selection {
  group: (typeof BUG_GROUPS)[number];
  view: BugView;
}

function groupOf(view: BugView): Selection["group"] | undefined {
  return BUG_GROUPS.find((group) => (group.views as readonly BugView[]).includes(view));
}

/** The group and view to show: the URL first, then the view last used in that group, then the group's own default. */
export function selectionOf(search: BugSearch, lastViews: Partial<Record<BugGroupId, string | undefined>>): Selection {
  const group = BUG_GROUPS.find(({ id }) => id === search.group) ?? (search.view && groupOf(search.view)) ?? BUG_GROUPS[0];
  const views: readonly BugView[] = group.views;
  if (search.view && views.includes(search.view)) return { group, view: search.view };
  const last = lastViews[group.id];
  return { group, view: views.find((view) => view === last) ?? group.defaultView };
}

/** How many bugs each list holds. */
export function countViews(issues: readonly IssueListItem[]): Record<BugView, number> {
  const counts = Object.fromEntries(BUG_VIEWS.map((view) => [view, 0])) as Record<BugView, number>;
  for (const issue of issues) {
    const own = bugView(issue);
    // Each bug is in the list of its own view; the two that a bug can be in besides have rules of their own.
    if (own !== "unsuitable") counts[own] += 1;
    if (isInView(issue, "all")) counts.all += 1;
    else if (isInView(issue, "unsuitable")) counts.unsuitable += 1;
  }
  return counts;
}

export function groupCount(group: Selection["group"], counts: Record<BugView, number>): number {
  return group.views.reduce((sum, view) => sum + counts[view], 0);
}

function passedChecks(issue: IssueListItem): number {
  return checksOf(issue.statusResult).filter((check) => check.status === "passed").length;
}

let byKey: Intl.Collator | null = null;

/** FIX-9 before FIX-10. The rules of the language are loaded when somebody wants this order. */
function inOrderOfKeys(one: string, other: string): number {
  byKey ??= new Intl.Collator("en", { numeric: true });
  return byKey.compare(one, other);
}

/** Timestamps of one form sort as text, twenty times faster than by the rules of a language. */
function newestFirst(one: string, other: string): number {
  return one < other ? 1 : one > other ? -1 : 0;
}

const COMPARE: Record<BugSort, (one: IssueListItem, other: IssueListItem) => number> = {
  updated: (one, other) => newestFirst(one.updatedAt, other.updatedAt),
  created: (one, other) => newestFirst(one.createdAt, other.createdAt),
  key: (one, other) => inOrderOfKeys(one.key, other.key),
  evidence: (one, other) => passedChecks(other) - passedChecks(one) || newestFirst(one.updatedAt, other.updatedAt),
};

const DAY_MS = 86_400_000;
const AGE_DAYS: Record<Age, number> = { day: 1, week: 7, month: 30, quarter: 90 };

function isWithin(at: string, age: Age | undefined, now: number): boolean {
  return age === undefined || now - Date.parse(at) <= AGE_DAYS[age] * DAY_MS;
}

function evidenceOf(issue: IssueListItem): EvidenceFacet | "some" {
  const checks = checksOf(issue.statusResult);
  if (checks.every((check) => check.status === "passed")) return "passed";
  if (checks.some((check) => check.status === "failed")) return "failed";
  return checks.every((check) => check.status === "not_run") ? "none" : "some";
}

const searchTexts = new WeakMap<IssueListItem, string>();

/** What a bug is found by; made once for each state of it. */
function searchText(issue: IssueListItem): string {
  let text = searchTexts.get(issue);
  if (text === undefined) searchTexts.set(issue, (text = `${issue.key} ${issue.title} ${issue.text}`.toLowerCase()));
  return text;
}

/** Makes what the first bugs are found by that have nothing yet, `most` of them. Says whether that were all. */
export function prepareSearch(issues: readonly IssueListItem[], most: number): boolean {
  let left = most;
  for (const issue of issues) {
    if (searchTexts.has(issue)) continue;
    if (left === 0) return false;
    left -= 1;
    searchText(issue);
  }
  return true;
}

/** The rows of a list: those of the view that match every typed word and every facet, in the chosen order. */
export function rowsOf(issues: readonly IssueListItem[], view: BugView, search: BugSearch, now = Date.now()): IssueListItem[] {
  const words = (search.q ?? "").toLowerCase().split(/\s+/).filter(Boolean);
  const rows = issues.filter((issue) => {
    if (!isInView(issue, view)) return false;
    if (search.source && issue.source !== search.source) return false;
    if (!isWithin(issue.createdAt, search.created, now) || !isWithin(issue.updatedAt, search.updated, now)) return false;
    if (search.fix && issue.statusResult.has_fix !== (search.fix === "yes")) return false;
    if (search.evidence && evidenceOf(issue) !== search.evidence) return false;
    if (words.length === 0) return true;
    const text = searchText(issue);
    return words.every((word) => text.includes(word));
  });
  return rows.sort(COMPARE[search.sort ?? "updated"]);
}
