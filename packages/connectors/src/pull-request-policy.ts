import { FixpointError } from "@fixpoint/contracts";
import { isProtectedPath } from "./protected-paths.ts";
import { findWeakenedTests, isTestPath } from "./weakened-tests.ts";

/** One changed path between base and patch; null where the file does not exist on that side. */
export interface ChangedFile {
  path: string;
  base: { mode: string; text: string } | null;
  patch: { mode: string; text: string } | null;
}

const BRANCH = /^fixpoint\/[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/;
const PLAIN_FILE_MODES = ["100644", "100755"];

/** The one branch of an issue, e.g. `fixpoint/ACME-12`. */
export function branchForIssue(key: string): string {
  const words = key.replace(/[^A-Za-z0-9_-]+/g, "-").replace(/^[^A-Za-z0-9]+/, "");
  const safe = words.slice(0, 100).replace(/-+$/, "");
  return `fixpoint/${safe || "issue"}`;
}

export function isFixpointBranch(branch: string): boolean {
  return BRANCH.test(branch) && !branch.includes("..") && !branch.endsWith(".lock") && !branch.endsWith(".");
}

/** What the change does that no pull request of ours may do, one sentence each; empty when it is fine. */
export function findPolicyViolations(branch: string, files: readonly ChangedFile[]): string[] {
  const violations: string[] = [];
  if (!isFixpointBranch(branch)) violations.push(`Only branches named fixpoint/… are written, not ${branch}.`);
  if (files.length === 0) violations.push("The patch changes nothing.");
  for (const file of files) violations.push(...checkFile(file));
  return violations;
}

function checkFile({ path, base, patch }: ChangedFile): string[] {
  if (isProtectedPath(path)) return [`${path} belongs to the project's automation or its locked dependencies.`];
  for (const side of [base, patch]) {
    if (side !== null && !PLAIN_FILE_MODES.includes(side.mode)) return [`${path} is a symlink or a submodule.`];
  }
  if (!isTestPath(path) || base === null) return patch === null ? [] : findWeakenedTests(path, "", patch.text);
  if (patch === null) return [`${path} is a test and would be deleted.`];
  return findWeakenedTests(path, base.text, patch.text);
}

/** Throws FixpointError `pull_request_refused`. */
export function enforcePolicy(branch: string, files: readonly ChangedFile[]): void {
  const violations = findPolicyViolations(branch, files);
  if (violations.length === 0) return;
  throw new FixpointError("pull_request_refused", `The pull request was not opened. ${violations.join(" ")}`, {
    hint: "Take the patch from the evidence and open the pull request by hand, if this change is wanted.",
  });
}
