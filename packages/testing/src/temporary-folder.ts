import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * Vitest's global set-up: all that tests and what they start put into the
 * temporary folder goes with the run, also what a killed process left.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "fixpoint-vitest-"));
  // Sandboxes may run as another user, who must be able to pass through.
  await chmod(folder, 0o711);
  process.env["TMPDIR"] = folder;
  return () => rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
}
