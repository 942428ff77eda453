import type { SpectrumResult } from "../../types/language.ts";
import { ranLines } from "./ran-lines.ts";

/** Whether a passing test of the project's own runs these lines of the base commit, or the function that they are in. */
export type SuiteReach = (file: string, from: number, to: number) => boolean;

/** Where no test could be watched nothing is known, and the suite has the benefit of the doubt. */
const UNKNOWN: SuiteReach = () => true;

/**
 * A faulty branch is seldom run by a suite that is green: that it calls the function is enough. `own`: files of the tests
 * that are not the project's; `functions`: the name of the function around each line, by file.
 */
export function suiteReach(
  { tests }: SpectrumResult,
  own: readonly string[],
  functions: ReadonlyMap<string, readonly string[]>,
): SuiteReach {
  const suite = tests.filter(({ test, passed }) => passed && !own.some((file) => test === file || test.startsWith(`${file} > `)));
  if (suite.length === 0) return UNKNOWN;
  const reached = ranLines(suite);
  const called = new Map<string, Set<string>>();
  for (const [file, lines] of reached) {
    const names = functions.get(file) ?? [];
    called.set(file, new Set([...lines].map((line) => names[line - 1] ?? "").filter((name) => name !== "")));
  }
  return (file, from, to) => {
    const names = functions.get(file) ?? [];
    for (let line = from; line <= to; line += 1)
      if (reached.get(file)?.has(line) === true || called.get(file)?.has(names[line - 1] ?? "") === true) return true;
    return false;
  };
}
