import type { BugSearch, BugSort } from "../../../lib/bug-search.ts";

type Options<K extends keyof BugSearch> = readonly { id: NonNullable<BugSearch[K]>; label: string }[];

export const AGES: Options<"created"> = [
  { id: "day", label: "last 24 hours" },
  { id: "week", label: "last 7 days" },
  { id: "month", label: "last 30 days" },
  { id: "quarter", label: "last 90 days" },
];

export const FIXES: Options<"fix"> = [
  { id: "yes", label: "yes" },
  { id: "no", label: "no" },
];

export const EVIDENCE: Options<"evidence"> = [
  { id: "passed", label: "all checks passed" },
  { id: "failed", label: "a check failed" },
  { id: "none", label: "nothing checked yet" },
];

export const SORTS: readonly { id: BugSort; label: string }[] = [
  { id: "updated", label: "Updated" },
  { id: "created", label: "Created" },
  { id: "key", label: "Key" },
  { id: "evidence", label: "Evidence" },
];
