import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { evidenceInUse, forgetEvidence, runsOfIssues, type EvidenceInUse } from "@fixpoint/db";
import { roundFolder } from "../modules/pull-requests/round-folder.ts";
import type { AppContext } from "../context.ts";

const ISSUES_AT_ONCE = 200;
const ROOT = "evidence";

type Run = Awaited<ReturnType<typeof runsOfIssues>>[number];

async function foldersIn(path: string): Promise<string[]> {
  const entries = await readdir(path, { withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
}

/** Of one bug's runs, newest first: the newest evidence that is finished, what a run under way is writing, and what its pull request goes back to. */
function pathsToKeep(runs: Run[], inUse: EvidenceInUse[]): Set<string> {
  const newest = runs.find((run) => run.evidencePath !== null)?.evidencePath;
  const writing = runs
    .filter((run) => run.status === "waiting" || run.status === "running")
    .map((run) => join(ROOT, run.issueId, `${run.id}-${run.fence}`));
  const proven = runs.find((run) => inUse.some(({ runId }) => runId === run.id))?.evidencePath;
  const rounds = inUse.flatMap(({ issueId, round }) => (round ? [join(ROOT, issueId, roundFolder(round))] : []));
  return new Set([...(newest ? [newest] : []), ...(proven ? [proven] : []), ...writing, ...rounds]);
}

async function cleanIssue(
  context: AppContext,
  issueId: string,
  folders: string[],
  runs: Run[],
  inUse: EvidenceInUse[],
): Promise<void> {
  const keep = pathsToKeep(runs, inUse);
  const gone = folders.map((folder) => join(ROOT, issueId, folder)).filter((path) => !keep.has(path));
  await forgetEvidence(context.db, gone);
  for (const path of gone) await rm(join(context.env.dataDir, path), { recursive: true, force: true });
  if (runs.length === 0) await rm(join(context.env.dataDir, ROOT, issueId), { recursive: true, force: true });
}

/**
 * Removes the evidence of bugs that are gone and of runs that do not count any
 * more. Folders are listed before rows are read: a run's row is older than its
 * folder, so that one that starts meanwhile is never taken for an orphan.
 */
export async function cleanEvidence(context: AppContext): Promise<void> {
  const issueIds = await foldersIn(join(context.env.dataDir, ROOT));
  for (let start = 0; start < issueIds.length && !context.isStopping(); start += ISSUES_AT_ONCE) {
    const batch = issueIds.slice(start, start + ISSUES_AT_ONCE);
    const folders = await Promise.all(batch.map((issueId) => foldersIn(join(context.env.dataDir, ROOT, issueId))));
    const runs = Map.groupBy(await runsOfIssues(context.db, batch), (run) => run.issueId);
    const inUse = Map.groupBy(await evidenceInUse(context.db, batch), ({ issueId }) => issueId);
    for (const [index, issueId] of batch.entries())
      await cleanIssue(context, issueId, folders[index] ?? [], runs.get(issueId) ?? [], inUse.get(issueId) ?? []);
  }
}
