import type { SpectrumResult } from "../../types/language.ts";

/** Whether a passing test of the project's own runs these lines of the base commit, or the function that they are in. */
export type SuiteReach = (file: string, from: number, to: number) => boolean;

/** Where no test could be watched nothing is known, and the suite has the benefit of the doubt. */
const UNKNOWN: SuiteReach = () => true;

/**
 * `own`: files of the tests that are not the project's; `functions`: the name of the function around each line, by file.
 * A faulty branch is seldom run by a suite that is green: that it
 * calls the function is enough. What only loads a file says nothing of its lines.
 */
export function suiteReach(
  { tests }: SpectrumResult,
  own: readonly string[],
  functions: ReadonlyMap<string, readonly string[]>,
): SuiteReach {
  const suite = tests.filter(({ test, passed }) => passed && !own.some((file) => test === file || test.startsWith(`${file} > `)));
  if (suite.length === 0) return UNKNOWN;
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
    const names = functions.get(file) ?? [];
    const called = new Set([...lines].map((line) => names[line - 1]));
    for (let line = from; line <= to; line += 1) {
      const name = names[line - 1] ?? "";
      if (lines.has(line) || (name !== "" && called.has(name))) return true;
    }
    return false;
  };
}
