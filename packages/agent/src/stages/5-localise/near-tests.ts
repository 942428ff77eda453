import type { SuspiciousLine } from "@fixpoint/contracts";
import type { ReproductionTest, SpectrumResult } from "../../types/language.ts";
import type { GreenTests } from "../../types/tests.ts";
import type { Baseline } from "../3-environment/baseline.ts";

/** Each costs every edit that passes the reproduction a run. */
const MOST_FILES = 4;

/**
 * Test files that run suspicious lines, with what does not pass in them on the base commit, those first that run most of what is
 * suspicious: an edit that breaks something mostly breaks them. Where the reproduction is a test of the project's own, what
 * passes beside it is nearest.
 */
export function nearTestFiles(
  { tests }: SpectrumResult,
  baseline: Baseline | null,
  suspicious: readonly SuspiciousLine[],
  reproduction: Pick<ReproductionTest, "filePath" | "isInTree">,
): GreenTests[] {
  if (baseline === null) return [];
  const scores = new Map(suspicious.map(({ file, line, score }) => [`${file}:${line}`, score]));
  const byFile = Map.groupBy(baseline.cases.values(), ({ file }) => file);
  const isBeside = (file: string): boolean => reproduction.isInTree === true && file === reproduction.filePath;
  return [...byFile]
    .flatMap(([file, cases]) => {
      const red = cases.filter(({ outcome, flaky }) => (outcome !== "PASSED" && outcome !== "SKIPPED") || flaky);
      if (file === null || !cases.some((one) => one.outcome === "PASSED" && !red.includes(one))) return [];
      const ran = tests.filter(({ test, passed }) => passed && (test === file || test.startsWith(`${file} > `)));
      const lines = new Set(
        ran.flatMap((one) => Object.entries(one.lines).flatMap(([at, list]) => list.map((line) => `${at}:${line}`))),
      );
      const reached = [...lines].reduce((sum, place) => sum + (scores.get(place) ?? 0), 0);
      // Some runners do not tell what passes beside a red test from it.
      return reached > 0 || isBeside(file) ? [{ file, except: red.map(({ name }) => name), reached }] : [];
    })
    .sort((a, b) => Number(isBeside(b.file)) - Number(isBeside(a.file)) || b.reached - a.reached)
    .slice(0, MOST_FILES)
    .map(({ file, except }) => ({ file, except }));
}
