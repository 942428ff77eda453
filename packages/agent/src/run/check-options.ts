import { InputError, MAX_ISSUE_BYTES } from "@fixpoint/contracts";
import path from "node:path";
import type { RunOptions } from "../types/run.ts";

/** Throws InputError for options that no run can begin with; the repository itself is looked at in stage 3. */
export function checkRunOptions(options: RunOptions): void {
  const { issue, timeoutMs, jobs } = options;
  if (`${issue.title}${issue.text}`.trim() === "") {
    throw new InputError("issue_empty", "The issue has no text.", { hint: "Give a title and a description of the bug." });
  }
  if (Buffer.byteLength(issue.title) + Buffer.byteLength(issue.text) > MAX_ISSUE_BYTES) {
    throw new InputError("issue_too_large", "The issue is larger than 5 MB.", { hint: "Shorten it; logs can be cut." });
  }
  if (!(timeoutMs > 0) || !Number.isFinite(timeoutMs))
    throw new InputError("timeout_invalid", "The time-out must be a positive number of milliseconds.");
  if (!Number.isInteger(jobs) || jobs < 1)
    throw new InputError("jobs_invalid", "The number of jobs must be a whole number from 1.");
  const { budget } = options;
  if (budget !== undefined && (!Number.isInteger(budget.candidates) || budget.candidates < 1))
    throw new InputError("budget_invalid", "The budget must be a whole number of candidates from 1.");
  for (const folder of [options.outDir, options.cacheDir]) {
    if (!path.isAbsolute(folder))
      throw new InputError("folder_invalid", `The folder ${JSON.stringify(folder)} must be given as an absolute path.`);
  }
}
