import type { RunOutcome } from "../../types/run.ts";

/** The bug that a change is for. */
export interface IssueReference {
  title: string;
  /** E.g. `ACME-12` or `#12`; null where the tracker gives none. */
  key?: string | null;
  url?: string | null;
}

/** What a pull request tells; a stored run has all of it. */
export type ProvenRun = Pick<RunOutcome, "evidence" | "reproductionScript" | "fix" | "statusResult">;

const KEY = /^(?:[A-Za-z][\w.-]{0,20}-\w{1,12}|[\w./-]{0,24}#\d{1,12})$/;

/** The key where it has the form of one: what else stands there is not written as a reference. */
export function keyOf(issue: IssueReference): string | null {
  return issue.key && KEY.test(issue.key) ? issue.key : null;
}
