import type { FixItem } from "@fixpoint/contracts";

export interface LineCoverage {
  state: "covered" | "uncovered" | "none";
  tests: string[];
}

/** For each added line whether tests run it and which; `test` narrows it to one of them. */
export function lineCoverage(
  file: Pick<FixItem, "tests_coverage" | "coverable_lines" | "detailed_coverage">,
  test: string | null,
): (line: number) => LineCoverage {
  const covered = new Set(file.tests_coverage);
  const coverable = new Set(file.coverable_lines);
  const byLine = new Map<number, string[]>();
  for (const entry of file.detailed_coverage) {
    if (test !== null && entry.test_name !== test) continue;
    for (const line of entry.added_covered_lines) byLine.set(line, [...(byLine.get(line) ?? []), entry.test_name]);
  }
  return (line) => {
    const tests = byLine.get(line) ?? [];
    const runs = test === null ? covered.has(line) || tests.length > 0 : tests.length > 0;
    if (runs) return { state: "covered", tests };
    return { state: coverable.has(line) ? "uncovered" : "none", tests };
  };
}
