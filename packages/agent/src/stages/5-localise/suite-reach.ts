import type { SpectrumResult } from "../../types/language.ts";

/** Whether a passing test of the project's own runs one of these lines of the base commit. */
export type SuiteReach = (file: string, from: number, to: number) => boolean;

/** Where no test could be watched nothing is known, and the suite has the benefit of the doubt. */
export const UNKNOWN_REACH: SuiteReach = () => true;

/** `own`: files of the tests that are not the project's. What only loads a file says nothing of its lines. */
export function suiteReach({ tests }: SpectrumResult, own: readonly string[]): SuiteReach {
  const suite = tests.filter(({ test, passed }) => passed && !own.some((file) => test === file || test.startsWith(`${file} > `)));
  if (suite.length === 0) return UNKNOWN_REACH;
  const reached = new Map<string, Set<number>>();
  for (const { lines, loaded } of suite) {
    for (const [file, ran] of Object.entries(lines)) {
      const idle = new Set(loaded?.[file]);
      const known = reached.get(file) ?? new Set();
      for (const line of ran) if (!idle.has(line)) known.add(line);
      reached.set(file, known);
    }
  }
  return (file, from, to) => {
    const lines = reached.get(file);
    if (lines === undefined) return false;
    for (let line = from; line <= to; line += 1) if (lines.has(line)) return true;
    return false;
  };
}
