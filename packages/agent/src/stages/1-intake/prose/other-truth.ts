import type { Expectation } from "../../../types/facts.ts";
import { squeezeCode } from "../text/expressions.ts";
import { fullCalls } from "../document/full-calls.ts";
import { saidToBeRight } from "../text/judged-values.ts";
import { SAME_WAY } from "../text/prose-patterns.ts";

/** The other of two truths. No object, which has a `valueOf` of its own that an issue may name. */
export const OTHER_TRUTH: ReadonlyMap<string, string> = new Map([
  ["true", "false"],
  ["false", "true"],
  ["True", "False"],
  ["False", "True"],
]);

const REFUSES =
  /\b(?:fails? to|failing to|does(?:n.t| not)|isn.t|is not|cannot|can.t|refuse[sd]?|rejects?|rejected|denies|denied|never|no longer|false negative)\b/i;
const ACCEPTS =
  /\b(?:accept(?:s|ed)?|allow(?:s|ed)?|lets?|passes|matches|false positive)\b.*\b(?:invalid|wrong(?:ly)?|incorrect(?:ly)?|bad|though|although|illegal|false positive)\b/i;

/**
 * “`<` fails to match valid prereleases” above calls of one function that give `True`, and one that gives `False`: the title says
 * which of the two is wrong. Only where nothing is wished for, and one call alone gives it. Pure.
 */
function oddOne(expectations: readonly Expectation[], text: string): Expectation | null {
  if (expectations.some(({ expected, throws, guessed }) => (expected !== null || throws !== null) && guessed !== true))
    return null;
  const shown = expectations.filter(
    ({ expression, actual, fine }) => expression !== null && fine !== true && OTHER_TRUTH.has(actual?.trim() ?? ""),
  );
  const title = text.split("\n", 1)[0] ?? "";
  const [refuses, accepts] = [REFUSES.test(title), ACCEPTS.test(title)];
  if (shown.length < 2 || refuses === accepts) return null;
  const wrong = shown.filter(({ actual }) => (actual?.trim().toLowerCase() === "false") === refuses);
  const [only, ...more] = new Map(wrong.map((one) => [squeezeCode(one.expression ?? ""), one])).values();
  if (only === undefined || more.length > 0 || wrong.length === shown.length) return null;
  return { ...only, expected: OTHER_TRUTH.get(only.actual?.trim() ?? "") ?? null, guessed: true };
}

/**
 * “4 is even, but `isEven(4)` returns false”: where nothing is said of what should come, and what comes is one of two values,
 * the other one should. Only where the issue tells of one call of each function, all with the same, and does not say that it
 * is right. Pure.
 */
export function otherTruth(expectations: readonly Expectation[], text: string): Expectation[] {
  const odd = oddOne(expectations, text);
  if (odd !== null) return [odd];
  const isWish = ({ expected, throws }: Expectation): boolean => expected !== null || throws !== null;
  if (expectations.some((one) => isWish(one) && one.guessed !== true)) return [];
  const told = expectations.filter(({ expression, actual, fine }) => expression !== null && actual !== null && fine !== true);
  const [first] = told;
  const other = OTHER_TRUTH.get(first?.actual?.trim() ?? "");
  if (first === undefined || other === undefined || saidToBeRight(text).has(first.actual?.trim() ?? "")) return [];
  // Another call of it that was not understood may be the wrong one.
  const isAlone = ({ expression, actual }: Expectation): boolean => {
    const name = /^[\w$.]+(?=\()/.exec(expression ?? "")?.[0];
    return name !== undefined && fullCalls(name, text).length === 1 && actual?.trim() === first.actual?.trim();
  };
  if (!told.every(isAlone)) return [];
  const calls = new Map(told.map((one) => [squeezeCode(one.expression ?? ""), one]));
  // “`g(1)` is false as well”: who says that of another call means both, so that each is an example beside the other.
  const others = told.slice(1).map(({ expression }) => expression ?? "");
  const isSure = text
    .split(/(?<=[.!?])\s+|\n{2,}/)
    .some((sentence) => others.some((call) => sentence.includes(call)) && SAME_WAY.test(sentence.replace(/`[^`]*`/g, "")));
  return [...calls.values()].map((one) => ({ ...one, expected: other, ...(isSure ? {} : { guessed: true }) }));
}
