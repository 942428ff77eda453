import type { SuspiciousLine } from "@fixpoint/contracts";
import type { StageContext } from "../../run/stage-runner.ts";
import type { ReproductionTest, BrokenInvariant, SpectrumResult } from "../../types/language.ts";
import type { Environment } from "../3-environment/index.ts";

const MOST_LINES = 80;
const MOST_FILES = 12;
/** Milliseconds, and part of the stage's. */
const TIME_MS = 12_000;
const SHARE_OF_TIME = 0.15;
/** Part of the distance to 1 that a line gets where a value is what it never was. */
const SHARE = 0.25;

/** What the likeliest lines read that is so in the failing test alone; [] where nobody can tell. */
export async function findBrokenInvariants(
  { adapter, workspace, profile, baseline }: Environment,
  reproduction: ReproductionTest,
  spectrum: SpectrumResult,
  ranked: readonly SuspiciousLine[],
  context: StageContext,
): Promise<BrokenInvariant[]> {
  const lines = ranked.slice(0, MOST_LINES).map(({ file, line }) => ({ file, line }));
  if (adapter.brokenInvariants === undefined || reproduction.hangMs !== undefined || lines.length === 0) return [];
  const known = new Set([...(baseline?.cases.values() ?? [])].map(({ file }) => file));
  const testFiles = filesAt(spectrum, lines).filter((file) => known.has(file));
  // Where no passing test comes by, nothing is known to hold.
  if (testFiles.length === 0) return [];
  const timeMs = Math.min(TIME_MS, context.timeMs * SHARE_OF_TIME);
  const options = { reproduction, testFiles: testFiles.slice(0, MOST_FILES), lines, timeMs };
  return adapter.brokenInvariants({ ...workspace, signal: context.signal }, profile, options);
}

/** Files of passing tests that run some of the lines, those first that run most of them. */
function filesAt(spectrum: SpectrumResult, lines: readonly { file: string; line: number }[]): string[] {
  const wanted = Map.groupBy(lines, ({ file }) => file);
  const counts = new Map<string, number>();
  for (const { test, passed, lines: ran } of spectrum.tests) {
    const file = test.split(" > ")[0] ?? "";
    const count = [...wanted].reduce(
      (sum, [name, some]) => sum + some.filter(({ line }) => ran[name]?.includes(line) === true).length,
      0,
    );
    if (passed && count > 0) counts.set(file, Math.max(count, counts.get(file) ?? 0));
  }
  return [...counts].sort((a, b) => b[1] - a[1]).map(([file]) => file);
}

/** Lines at which a value is what it is in no passing test are raised. Pure. */
export function raisedByInvariants(ranked: readonly SuspiciousLine[], broken: readonly BrokenInvariant[]): SuspiciousLine[] {
  const first = new Map(broken.toReversed().map((one) => [`${one.file}:${one.line}`, one]));
  return ranked
    .map((line) => {
      const one = first.get(`${line.file}:${line.line}`);
      if (one === undefined) return line;
      return { ...line, score: line.score + (1 - line.score) * SHARE, reasons: [...line.reasons, inWords(one)] };
    })
    .sort((a, b) => b.score - a.score);
}

function inWords({ name, trait }: BrokenInvariant): string {
  const what = /^(?:None|True|False|zero|positive|negative|empty)$/.test(trait) ? trait : `of type ${trait}`;
  return `\`${name}\` is ${what} here, as in no passing test`;
}
