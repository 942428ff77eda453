import { splitArguments } from "./balanced.ts";

/** The beginning of an assertion about a value. */
export const EXPECTS = /\bexpect\s*\(/;
export const ASSERTS = /\b(?:assert|t)\.(?:equal|strictEqual|deepEqual|deepStrictEqual|is|same)\s*\(/;

/** What the first assertion of a piece of code looks at: the first thing that it takes; null where there is none. */
export function assertedIn(code: string): string | null {
  const found = EXPECTS.exec(code) ?? ASSERTS.exec(code);
  const [first = ""] = found === null ? [] : (splitArguments(code, found.index + found[0].length - 1) ?? []);
  return first === "" ? null : first;
}
