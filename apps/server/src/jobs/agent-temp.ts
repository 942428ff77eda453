import { chmod, mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** What this product makes in the temporary folder, by name. */
const OURS = /^fixpoint-(agent|git|inspect|preflight|run|sandbox|judge)-[A-Za-z0-9]{6}$/;
/** No job may take as long: what is older belongs to a process that was killed. */
const STALE_AFTER_MS = 24 * 3600 * 1000;

/** The agent's own temporary folder: whatever ends the agent, all that it left goes with it. */
export async function makeAgentTemp(): Promise<{ path: string; remove(): Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), "fixpoint-agent-"));
  // The sandbox may run commands as another user, who must be able to pass through.
  await chmod(path, 0o711);
  return { path, remove: () => rm(path, { recursive: true, force: true, maxRetries: 3 }) };
}

/** Removes what processes that were killed with no time to clean up have left behind. */
export async function removeStaleTemp(now = Date.now()): Promise<void> {
  for (const name of (await readdir(tmpdir())).filter((each) => OURS.test(each))) {
    const path = join(tmpdir(), name);
    const found = await stat(path).catch(() => null);
    if (!found?.isDirectory() || found.uid !== process.getuid?.() || now - found.mtimeMs < STALE_AFTER_MS) continue;
    await rm(path, { recursive: true, force: true });
  }
}
