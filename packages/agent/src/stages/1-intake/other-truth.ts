import type { Expectation } from "../../types/facts.ts";
import { squeezeCode } from "./expressions.ts";
import { fullCalls } from "./full-calls.ts";
import { saidToBeRight } from "./judged-values.ts";

/** No object, which has a `valueOf` of its own that an issue may name. */
const OTHER = new Map([
  ["true", "false"],
  ["false", "true"],
  ["True", "False"],
  ["False", "True"],
]);

/**
 * “4 is even, but `isEven(4)` returns false”: where nothing is said of what should come, and what comes is one of two values,
 * the other one should. Only where the issue tells of one call alone, and does not say that it is right. Pure.
 */
export function otherTruth(expectations: readonly Expectation[], text: string): Expectation[] {
  const isWish = ({ expected, throws }: Expectation): boolean => expected !== null || throws !== null;
  if (expectations.some((one) => isWish(one) && one.guessed !== true)) return [];
  const told = expectations.filter(({ expression, actual, fine }) => expression !== null && actual !== null && fine !== true);
  const [first] = told;
  const other = OTHER.get(first?.actual?.trim() ?? "");
  if (first === undefined || other === undefined || saidToBeRight(text).has(first.actual?.trim() ?? "")) return [];
  // Another call of it that was not understood may be the wrong one.
  const name = /^[\w$.]+(?=\()/.exec(first.expression ?? "")?.[0];
  if (name === undefined || fullCalls(name, text).length !== 1) return [];
  const isSame = (one: Expectation): boolean => squeezeCode(one.expression ?? "") === squeezeCode(first.expression ?? "");
  return told.every(isSame) ? [{ ...first, expected: other, guessed: true }] : [];
}
