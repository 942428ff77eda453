import { FixpointError } from "@fixpoint/contracts";
import { changedManifestParts, isPackageManifest } from "./package-manifest.ts";
import { isMisleadingPath, isProtectedPath } from "./protected-paths.ts";
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

function checkFile(file: ChangedFile): string[] {
  const { path, base, patch } = file;
  if (isMisleadingPath(path)) return [`${JSON.stringify(path)} is no name that everybody reads alike.`];
  if (isProtectedPath(path)) return [`${path} belongs to the project's automation, its test settings or its dependencies.`];
  const [form] = checkForm(file);
  if (form !== undefined) return [form];
  if (isPackageManifest(path)) return checkManifest(file);
  if (patch !== null) return findWeakenedTests(path, base?.text ?? null, patch.text);
  return isTestPath(path) ? [`${path} is a test and would be deleted.`] : [];
}

/** What git would make of it: only text files that nobody can start who could not before. */
function* checkForm({ path, base, patch }: ChangedFile): Generator<string> {
  for (const side of [base, patch]) {
    if (side === null) continue;
    if (!PLAIN_FILE_MODES.includes(side.mode)) yield `${path} is a symlink or a submodule.`;
    if (side.text.includes("\0")) yield `${path} is binary and cannot be reviewed.`;
  }
  if (patch !== null && patch.mode !== (base?.mode ?? PLAIN_FILE_MODES[0])) yield `${path} would change its mode.`;
}

function checkManifest({ path, base, patch }: ChangedFile): string[] {
  const parts = changedManifestParts(base?.text ?? null, patch?.text ?? null);
  if (parts === null) return [`${path} cannot be read as JSON.`];
  return parts.length === 0 ? [] : [`${path} would change ${parts.join(", ")}.`];
}

/** Throws FixpointError `pull_request_refused`. */
export function enforcePolicy(branch: string, files: readonly ChangedFile[]): void {
  const violations = findPolicyViolations(branch, files);
  if (violations.length === 0) return;
  throw new FixpointError("pull_request_refused", `The pull request was not opened. ${violations.join(" ")}`, {
    hint: "Take the patch from the evidence and open the pull request by hand, if this change is wanted.",
  });
}
