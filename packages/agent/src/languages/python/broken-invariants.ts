import { runnerOfTest } from "../../run/run-reproduction.ts";
import type { BrokenInvariant, LanguageAdapter } from "../../types/language.ts";
import { runnerOf } from "./runners/index.ts";
import type { RunnerEvent, Traits } from "./runners/report.ts";
import { runGuest } from "./runners/run.ts";

/** Part of the time that the reproduction may take; the rest is the suite's. */
const REPRODUCTION_SHARE = 0.4;
/** Where nearly all is new, the failing test does something else than the others: that says nothing of a single value. */
const MOST = 400;

export const brokenInvariants: NonNullable<LanguageAdapter["brokenInvariants"]> = async (workspace, profile, options) => {
  const { reproduction, testFiles, lines, timeMs } = options;
  const { filePath, testName, isAlone, isInTree } = reproduction;
  const watched: Record<string, number[]> = {};
  for (const { file, line } of lines) (watched[file] ??= []).push(line);
  const share = Math.round(timeMs * REPRODUCTION_SHARE);
  const common = { args: ["-o", "addopts="], watched };
  const own = await runGuest(workspace, profile, {
    ...common,
    runner: runnerOf(profile, runnerOfTest(profile, reproduction)),
    files: [filePath],
    only: isAlone === true ? testName : undefined,
    timeMs: share,
    testSeconds: share / 2000,
  });
  const failing = traitsOf(own.events, isInTree === true ? `${filePath} > ${testName}` : null);
  const others = testFiles.filter((file) => file !== filePath || isAlone === true);
  if (failing === null) return [];
  const suite =
    others.length === 0
      ? null
      : await runGuest(workspace, profile, {
          ...common,
          runner: runnerOf(profile),
          files: others,
          timeMs: timeMs - share,
          testSeconds: (timeMs - share) / 3000,
        });
  return breaks(failing, [heldIn(own.events), heldIn(suite?.events ?? [])]);
};

/** What values were in the test that fails; null where there is none. */
function traitsOf(events: readonly RunnerEvent[], named: string | null): Traits | null {
  const red = events.flatMap((event) => (event.event === "lines" && !event.passed ? [event] : []));
  const own = red.find((event) => `${event.file} > ${event.name}` === named) ?? red[0];
  return own?.traits ?? null;
}

function heldIn(events: readonly RunnerEvent[]): Traits {
  const last = events.find((event) => event.event === "coverable");
  // What is so in some of the tests may be otherwise in those that were not run.
  return last?.event === "coverable" && !last.isCut ? last.held : {};
}

/** Traits that values have in the failing test and in none of those that pass, where these come by too. Pure. */
export function breaks(failing: Traits, held: readonly Traits[]): BrokenInvariant[] {
  const found: BrokenInvariant[] = [];
  for (const [file, lines] of Object.entries(failing))
    for (const [line, names] of Object.entries(lines))
      for (const [name, traits] of Object.entries(names)) {
        const known = held.map((one) => one[file]?.[line]?.[name]).filter((one) => one !== undefined);
        if (known.length === 0) continue;
        const usual = new Set(known.flat());
        for (const trait of traits) if (!usual.has(trait)) found.push({ file, line: Number(line), name, trait });
      }
  return found.slice(0, MOST);
}
