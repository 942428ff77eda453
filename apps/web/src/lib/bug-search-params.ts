import { BUG_GROUPS, BUG_VIEWS, ISSUE_SOURCES, type BugGroupId, type BugView, type IssueSource } from "@fixpoint/contracts";
import { oneOf, text } from "./search-params.ts";

// By itself and without schemas, because the routes are loaded before any page: what reads a list is not.

const BUG_SORTS = ["updated", "created", "key", "evidence"] as const;
const BUG_AGES = ["day", "week", "month", "quarter"] as const;
const BUG_FIXES = ["yes", "no"] as const;
const BUG_EVIDENCE = ["passed", "failed", "none"] as const;

type Age = (typeof BUG_AGES)[number];

/** What the URL says; defaults are left out of it, and what cannot be read counts as not said. */
export type BugSearch = {
  group?: BugGroupId | undefined;
  view?: BugView | undefined;
  q?: string | undefined;
  source?: IssueSource | undefined;
  created?: Age | undefined;
  updated?: Age | undefined;
  fix?: (typeof BUG_FIXES)[number] | undefined;
  evidence?: (typeof BUG_EVIDENCE)[number] | undefined;
  sort?: (typeof BUG_SORTS)[number] | undefined;
  /** The bug that is looked at beside the list. */
  peek?: string | undefined;
};

export function readBugSearch(search: Record<string, unknown>): BugSearch {
  return {
    group: oneOf(
      search["group"],
      BUG_GROUPS.map(({ id }) => id),
    ),
    view: oneOf(search["view"], BUG_VIEWS),
    q: text(search["q"]),
    source: oneOf(search["source"], ISSUE_SOURCES),
    created: oneOf(search["created"], BUG_AGES),
    updated: oneOf(search["updated"], BUG_AGES),
    fix: oneOf(search["fix"], BUG_FIXES),
    evidence: oneOf(search["evidence"], BUG_EVIDENCE),
    sort: oneOf(search["sort"], BUG_SORTS),
    peek: text(search["peek"]),
  };
}
