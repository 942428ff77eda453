import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import type { Candidate, Judged, RepairRequest } from "@fixpoint/agent";
import { applyEdits, editsByFile } from "../../packages/agent/src/run/apply-edits.ts";

export interface Rate {
  candidates: number;
  seconds: number;
  /** How many ended how, e.g. `{ pass: 3 }`. */
  verdicts: Partial<Record<Judged["verdict"], number>>;
  /** One that passes. */
  passing: Candidate | null;
}

export const perSecond = ({ candidates, seconds }: Pick<Rate, "candidates" | "seconds">): number => candidates / seconds;

async function* each<T>(items: readonly T[]): AsyncIterable<T> {
  yield* items;
}

/** The judge on all cores, its start and the base's own runs included. */
export async function rateOfJudge(request: RepairRequest, candidates: readonly Candidate[]): Promise<Rate> {
  const { adapter, workspace, profile, reproduction, judgeOptions } = request;
  const verdicts: Rate["verdicts"] = {};
  let passing: Candidate | null = null;
  let judged = 0;
  const began = performance.now();
  for await (const { candidate, verdict } of adapter.judge(workspace, profile, reproduction, each(candidates), judgeOptions)) {
    judged += 1;
    verdicts[verdict] = (verdicts[verdict] ?? 0) + 1;
    if (verdict === "pass") passing ??= candidate;
  }
  return { candidates: judged, seconds: (performance.now() - began) / 1000, verdicts, passing };
}

/** A copy of the tree with the reproduction in it. */
export async function copyTree(request: RepairRequest, target: string): Promise<void> {
  const { workspace, reproduction } = request;
  await cp(workspace.root, target, { recursive: true, verbatimSymlinks: true });
  await mkdir(path.dirname(path.join(target, reproduction.filePath)), { recursive: true });
  await writeFile(path.join(target, reproduction.filePath), reproduction.code);
}

/** Writes the candidate into the tree; returns the way back. */
export async function applyTo(root: string, candidate: Candidate): Promise<() => Promise<void>> {
  const originals = new Map<string, string>();
  for (const [file, edits] of editsByFile(candidate.edits)) {
    const text = await readFile(path.join(root, file), "utf8");
    originals.set(file, text);
    await writeFile(path.join(root, file), applyEdits(text, edits));
  }
  return async () => {
    for (const [file, text] of originals) await writeFile(path.join(root, file), text);
  };
}

/** The reproduction's test in a process of its own for each, in the same sandbox, as many at once as the judge uses. */
export async function rateOfProcesses(request: RepairRequest, sample: readonly Candidate[]): Promise<Rate> {
  const { adapter, workspace, profile, reproduction } = request;
  const folder = await mkdtemp(path.join(os.tmpdir(), "fixpoint-bench-"));
  const left = [...sample];
  const lane = async (index: number): Promise<void> => {
    const root = path.join(folder, `${index}`);
    for (let candidate = left.shift(); candidate !== undefined; candidate = left.shift()) {
      const undo = await applyTo(root, candidate);
      await adapter.runTests({ ...workspace, root }, profile, {
        files: [reproduction.filePath],
        timeMs: 5000,
        runner: profile.reproductionRunner,
      });
      await undo();
    }
  };
  try {
    const lanes = Array.from({ length: workspace.jobs }, (_, index) => index);
    for (const index of lanes) await copyTree(request, path.join(folder, `${index}`));
    const began = performance.now();
    await Promise.all(lanes.map(lane));
    return { candidates: sample.length, seconds: (performance.now() - began) / 1000, verdicts: {}, passing: null };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
