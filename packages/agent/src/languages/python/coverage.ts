import type { Coverage, LanguageAdapter, ProjectProfile, SpectrumResult, Workspace } from "../../types/language.ts";
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
  const failing = await trace(workspace, profile, runnerOf(profile, profile.reproductionRunner), [reproduction.filePath], share);
  const others = testFiles.filter((file) => file !== reproduction.filePath);
  const passing =
    others.length > 0 ? await trace(workspace, profile, runnerOf(profile), others, Math.max(1000, timeMs - share)) : null;
  const documented = options.documented ?? [];
  const shown =
    documented.length > 0
      ? await trace(workspace, profile, runnerOf(profile, profile.reproductionRunner), documented, share)
      : null;
  const tests = [...sorted(failing.tests), ...(shown?.tests ?? []).filter(({ passed }) => passed), ...(passing?.tests ?? [])];
  return { tests, coverable: { ...passing?.coverable, ...shown?.coverable, ...failing.coverable } };
};

function sorted(tests: Coverage[]): Coverage[] {
  return [...tests].sort((a, b) => Number(a.passed) - Number(b.passed));
}

async function trace(
  workspace: Workspace,
  profile: ProjectProfile,
  runner: RunnerName,
  files: string[],
  timeMs: number,
): Promise<SpectrumResult> {
  const testSeconds = Math.max(0.5, Math.min(20, timeMs / 3000));
  const run = await runGuest(workspace, profile, {
    runner,
    files,
    timeMs,
    args: ["-o", "addopts="],
    traced: profile.sourceFiles,
    testSeconds,
  });
  if (run.result.ended === "timeout")
    workspace.log("warn", "the time for coverage ran out; the tests that were not run are left out");
  return toSpectrum(run.events);
}

function toSpectrum(events: RunnerEvent[]): SpectrumResult {
  const last = events.find((event) => event.event === "coverable");
  const imported = last?.imported ?? {};
  const seen = new Map<string, Set<number>>();
  const tests = events.flatMap((event): Coverage[] => {
    if (event.event !== "lines") return [];
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
