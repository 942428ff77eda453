import type { SuspiciousLine } from "@fixpoint/contracts";
import type { SpectrumResult } from "../../types/language.ts";
import type { Baseline } from "../3-environment/baseline.ts";

/** Each costs every edit that passes the reproduction a run. */
const MOST_FILES = 4;

/**
 * Test files that pass on the base commit without exception and run suspicious lines, those first that run most of what is
 * suspicious: an edit that breaks something mostly breaks them.
 */
export function nearTestFiles(
  { tests }: SpectrumResult,
  baseline: Baseline | null,
  suspicious: readonly SuspiciousLine[],
): string[] {
  if (baseline === null) return [];
  const scores = new Map(suspicious.map(({ file, line, score }) => [`${file}:${line}`, score]));
  const byFile = Map.groupBy(baseline.cases.values(), ({ file }) => file);
  return [...byFile]
    .flatMap(([file, cases]) => {
      if (file === null || cases.some(({ outcome, flaky }) => outcome !== "PASSED" || flaky)) return [];
      const ran = tests.filter(({ test, passed }) => passed && (test === file || test.startsWith(`${file} > `)));
      const lines = new Set(
        ran.flatMap((one) => Object.entries(one.lines).flatMap(([at, list]) => list.map((line) => `${at}:${line}`))),
      );
      const reached = [...lines].reduce((sum, place) => sum + (scores.get(place) ?? 0), 0);
      return reached > 0 ? [{ file, reached }] : [];
    })
    .sort((a, b) => b.reached - a.reached)
    .slice(0, MOST_FILES)
    .map(({ file }) => file);
}
