import type {
  Coverage,
  LanguageAdapter,
  ProjectProfile,
  ReproductionTest,
  SpectrumResult,
  Workspace,
} from "../../types/language.ts";
import { runnerOfTest } from "../../run/run-reproduction.ts";
import { runnerOf } from "./runners/index.ts";
import type { RunnerEvent } from "./runners/report.ts";
import { runGuest, type RunnerName } from "./runners/run.ts";

/** Part of the time that the reproduction may take; the rest is the suite's. */
const REPRODUCTION_SHARE = 0.3;

/**
 * Lines per test, for source files only. What ran while a file was imported counts for each test that ran code of it:
 * the constants of a module are its tests' business too.
 */
export const spectrum: LanguageAdapter["spectrum"] = async (workspace, profile, options) => {
  const { reproduction, testFiles, timeMs } = options;
  const share = Math.max(1000, Math.round(timeMs * REPRODUCTION_SHARE));
  const failing = await traceReproduction(workspace, profile, reproduction, share);
  const beside = reproduction.isAlone === true ? null : reproduction.filePath;
  const others = testFiles.filter((file) => file !== beside);
  const suite = runnerOf(profile);
  const passing =
    others.length > 0 ? await trace(workspace, profile, { runner: suite, files: others }, Math.max(1000, timeMs - share)) : null;
  const documented = options.documented ?? [];
  const own = runnerOf(profile, profile.reproductionRunner);
  const shown = documented.length > 0 ? await trace(workspace, profile, { runner: own, files: documented }, share) : null;
  // What fails for other reasons tells nothing of this one.
  const held = [...(shown?.tests ?? []), ...(passing?.tests ?? [])].filter(({ passed }) => passed);
  return { tests: [...failing.tests, ...held], coverable: { ...passing?.coverable, ...shown?.coverable, ...failing.coverable } };
};

/** The reproduction first, then what passes beside it in its file. */
async function traceReproduction(
  workspace: Workspace,
  profile: ProjectProfile,
  reproduction: ReproductionTest,
  timeMs: number,
): Promise<SpectrumResult> {
  const { filePath, testName, isInTree, isAlone } = reproduction;
  const runner = runnerOf(profile, runnerOfTest(profile, reproduction));
  const asked = { runner, files: [filePath], ...(isAlone === true && { only: testName }) };
  const { tests, coverable } = await trace(workspace, profile, asked, timeMs);
  const one = isInTree === true ? tests.filter(({ test }) => test === `${filePath} > ${testName}`) : [];
  const own = one.length > 0 ? one : tests.filter(({ passed }) => !passed);
  return { tests: [...own, ...tests.filter((test) => test.passed && !own.includes(test))], coverable };
}

async function trace(
  workspace: Workspace,
  profile: ProjectProfile,
  { runner, files, only }: { runner: RunnerName; files: string[]; only?: string },
  timeMs: number,
): Promise<SpectrumResult> {
  const testSeconds = Math.max(0.5, Math.min(20, timeMs / 3000));
  const run = await runGuest(workspace, profile, {
    runner,
    files,
    only,
    timeMs,
    args: ["-o", "addopts="],
    traced: profile.sourceFiles,
    testSeconds,
  });
  if (run.result.ended === "timeout" || run.events.some((event) => event.event === "coverable" && event.isCut))
    workspace.log("warn", "the time for coverage ran out; the tests that were not run are left out");
  return toSpectrum(run.events);
}

function toSpectrum(events: RunnerEvent[]): SpectrumResult {
  const last = events.find((event) => event.event === "coverable");
  const imported = last?.imported ?? {};
  const seen = new Map<string, Set<number>>();
  const tests = events.flatMap((event): Coverage[] => {
    if (event.event !== "lines") return [];
    // What a class or a module holds is looked at without a line of it that runs.
    if (!event.passed && Object.keys(event.lines).length === 0)
      return [{ test: `${event.file} > ${event.name}`, passed: false, lines: imported, loaded: imported }];
    const loaded = Object.fromEntries(
      Object.entries(event.lines).map(([file, ran]) => [file, (imported[file] ?? []).filter((line) => !ran.includes(line))]),
    );
    const lines = Object.fromEntries(
      Object.entries(event.lines).map(([file, ran]) => [file, [...ran, ...(loaded[file] ?? [])].sort((a, b) => a - b)]),
    );
    for (const [file, ran] of Object.entries(lines)) seen.set(file, new Set([...(seen.get(file) ?? []), ...ran]));
    return [{ test: `${event.file} > ${event.name}`, passed: event.passed, lines, loaded }];
  });
  // A process that was killed names no coverable lines: those that ran are the least that there are.
  const fallback = Object.fromEntries([...seen].map(([file, lines]) => [file, [...lines].sort((a, b) => a - b)]));
  return { tests, coverable: last?.coverable ?? fallback };
}
