import type { Expectation } from "../../../types/facts.ts";
import { escapePattern } from "../../../run/escape-pattern.ts";

const MANY = /\b(?:lines|list|array|entries|items|elements|names|parts|rows|words)\b/i;
const NEXT = /^(?:, and|, then|,| and)? ?("[^"\n]{0,200}"|'[^'\n]{0,200}')(?![\w(])/;

/**
 * “Should be "a", "b", "c"” in a text that speaks of lines: a list of them, and not the first alone. What is stated of other
 * sentences stays as it is. Pure.
 */
export function asListed(sentence: string, paragraph: string, one: Expectation): Expectation {
  const { expected } = one;
  if (expected === null || one.throws !== null || !/^(["']).*\1$/s.test(expected) || !MANY.test(paragraph)) return one;
  const inner = expected.slice(1, -1);
  const first = new RegExp(`["'“]${escapePattern(inner)}["'”]`).exec(sentence);
  if (first === null) return one;
  const items = [expected];
  let rest = sentence.slice(first.index + first[0].length);
  for (let next = NEXT.exec(rest); next !== null && /^[,\s]|^ and/.test(next[0]); next = NEXT.exec(rest)) {
    items.push(next[1] ?? "");
    rest = rest.slice(next[0].length);
  }
  return items.length < 3 ? one : { ...one, expected: `[${items.join(", ")}]` };
}
