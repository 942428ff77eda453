import type { LanguageAdapter, ProjectProfile, Workspace } from "../../types/language.ts";
import type { TestCase, TestRun } from "../../types/tests.ts";

export interface LoadableRun {
  /** Of all parts that could be loaded. */
  run: TestRun;
  leftOut: string[];
}

const MOST_RUNS = 60;
/** So many files that fail alone, and none that does not, are no fault of theirs. */
const HOPELESS = 4;

function ranNothing({ ended, cases, failure }: TestRun): boolean {
  return ended === "exited" && cases.length === 0 && failure !== null && failure.kind !== "no_tests";
}

/**
 * A runner that loads all files before the first test runs none where one of them cannot be loaded: it is for a browser, say.
 * The files are halved until those are found, and what the others say is put together. null where the whole ran, or nothing
 * does. `timeMs` covers all runs; what is left over by then is left out.
 */
export async function runLoadable(
  adapter: LanguageAdapter,
  workspace: Workspace,
  profile: ProjectProfile,
  whole: TestRun,
  timeMs: number,
): Promise<LoadableRun | null> {
  if (!ranNothing(whole) || profile.testFiles.length < 2) return null;
  const deadline = performance.now() + timeMs;
  const waiting = halves(profile.testFiles);
  const leftOut: string[] = [];
  const loaded: TestRun[] = [];
  for (let count = 0; waiting.length > 0; count += 1) {
    const left = deadline - performance.now();
    if (count >= MOST_RUNS || left < 1000) break;
    const files = waiting.pop() ?? [];
    const run = await adapter.runTests(workspace, profile, { files, timeMs: left });
    if (!ranNothing(run)) loaded.push(run);
    else if (files.length > 1) waiting.push(...halves(files));
    else leftOut.push(...files);
    if (loaded.length === 0 && leftOut.length >= HOPELESS) return null;
  }
  leftOut.push(...waiting.flat());
  if (loaded.every(({ cases }) => cases.length === 0)) return null;
  return { run: together(whole, loaded), leftOut };
}

/** The first half last: it is taken next. */
function halves(files: readonly string[]): string[][] {
  const middle = Math.ceil(files.length / 2);
  return [files.slice(middle), files.slice(0, middle)].filter((half) => half.length > 0);
}

function together(whole: TestRun, runs: readonly TestRun[]): TestRun {
  const cases: TestCase[] = runs.flatMap((run) => run.cases);
  const stopped = runs.find(({ ended }) => ended !== "exited");
  return {
    ...whole,
    ended: stopped?.ended ?? "exited",
    exitCode: stopped === undefined ? Math.max(0, ...runs.map(({ exitCode }) => exitCode ?? 0)) : null,
    output: runs.map(({ output }) => output).join("\n"),
    cases,
    failure: runs.find(({ failure }) => failure !== null)?.failure ?? null,
    durationMs: runs.reduce((sum, run) => sum + run.durationMs, 0),
    peakMemoryBytes: runs.reduce<number | null>((most, run) => Math.max(most ?? 0, run.peakMemoryBytes ?? 0) || null, null),
  };
}
