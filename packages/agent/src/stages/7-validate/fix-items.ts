import type { FixItem } from "@fixpoint/contracts";
import type { SpectrumResult } from "../../types/language.ts";
import { changedLines, type FileChange } from "./diffs.ts";

/** The changed files with the coverage of their added lines, from tests that passed on the patched tree. */
export function fixItems(changes: readonly FileChange[], spectrum: SpectrumResult | null): FixItem[] {
  return changes.map((change) => {
    const { added, removed } = changedLines(change);
    const addedSet = new Set(added);
    const coverable = (spectrum?.coverable[change.path] ?? []).filter((line) => addedSet.has(line));
    const byTest = new Map<string, Set<number>>();
    for (const test of spectrum?.tests ?? []) {
      const lines = (test.lines[change.path] ?? []).filter((line) => addedSet.has(line));
      if (lines.length === 0) continue;
      const known = byTest.get(test.test) ?? new Set<number>();
      for (const line of lines) known.add(line);
      byTest.set(test.test, known);
    }
    const sorted = (lines: Iterable<number>): number[] => [...new Set(lines)].sort((a, b) => a - b);
    return {
      file_path: change.path,
      base: { code: change.base ?? "", code_storage_path: null },
      patch: { code: change.patched, code_storage_path: null },
      added_lines: added,
      removed_lines: removed,
      tests_coverage: sorted([...byTest.values()].flatMap((lines) => [...lines])),
      coverable_lines: sorted(coverable),
      coverage_by_tests: Object.fromEntries([...byTest].map(([name, lines]) => [name, lines.size])),
      detailed_coverage: [...byTest].map(([name, lines]) => ({ test_name: name, added_covered_lines: sorted(lines) })),
    };
  });
}

/** Added lines of all files: covered ones and those that hold code. */
export function coverageCounts(items: readonly FixItem[]): { covered: number; coverable: number } {
  return items.reduce(
    (sum, item) => {
      const coverable = new Set(item.coverable_lines);
      return {
        covered: sum.covered + item.tests_coverage.filter((line) => coverable.has(line)).length,
        coverable: sum.coverable + coverable.size,
      };
    },
    { covered: 0, coverable: 0 },
  );
}
