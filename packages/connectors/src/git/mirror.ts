import { setTimeout as delay } from "node:timers/promises";
import { InfrastructureError } from "@fixpoint/contracts";
import type { GitRemote } from "../types/git-remote.ts";
import { openKeptRepository, type PrivateRepository } from "./private-repository.ts";
import { checkBranch } from "./remote.ts";

/** A first copy of a large repository. */
const TIME_LIMIT_MS = 20 * 60_000;
const TRIES = 3;

const turns = new Map<string, Promise<unknown>>();

/** One at a time in this process; another one's lock is waited for. */
function inTurn<T>(folder: string, work: () => Promise<T>): Promise<T> {
  const before = turns.get(folder) ?? Promise.resolve();
  const mine = before.then(work, work);
  const settled = mine.catch(() => {});
  turns.set(folder, settled);
  void settled.then(() => turns.get(folder) === settled && turns.delete(folder));
  return mine;
}

async function refresh(repository: PrivateRepository, remote: GitRemote, refspecs: string[], signal: AbortSignal): Promise<void> {
  for (let tried = 1; ; tried += 1) {
    try {
      await repository.fetch(remote, refspecs, { prune: true, timeoutMs: TIME_LIMIT_MS, signal });
      return;
    } catch (error) {
      const isLocked = error instanceof InfrastructureError && /\.lock|cannot lock ref/i.test(error.message);
      if (!isLocked || tried === TRIES) throw error;
      await delay(500 * tried, undefined, { signal });
    }
  }
}

/**
 * A bare copy of a branch, of ours below `fixpoint/` and of their history, brought up to date: what reads it needs no
 * access. `folder` is its own. Throws what the remote says.
 */
export function updateMirror(
  folder: string,
  remote: GitRemote,
  branches: { base: string; objectIdLength?: number },
  signal: AbortSignal,
): Promise<PrivateRepository> {
  const base = checkBranch(branches.base);
  const refspecs = [base, "fixpoint/*"].map((name) => `+refs/heads/${name}:refs/heads/${name}`);
  return inTurn(folder, async () => {
    const repository = await openKeptRepository(folder, branches.objectIdLength);
    await refresh(repository, remote, refspecs, signal);
    return repository;
  });
}
