import type { Expectation } from "../../../types/facts.ts";
import { shownExpression } from "../text/expressions.ts";
import { cannotBecome } from "../text/value-kinds.ts";

const PRINTED = /^(?:console\.log|print)\s*\(/;

/** “`console.log(f(1))` should print 2” is said of `f(1)`. */
function unprinted(one: Expectation): Expectation {
  if (one.expression === null || !PRINTED.test(one.expression)) return one;
  return { ...one, expression: shownExpression(one.expression) ?? one.expression };
}

/** Of one call a list that should become a number was read wrongly: such readings come last. */
export function likelyFirst(expectations: readonly Expectation[]): Expectation[] {
  const isOdd = ({ expected, actual }: Expectation): boolean =>
    expected !== null && actual !== null && cannotBecome(actual, expected);
  const plain = expectations.map(unprinted);
  return [...plain.filter((one) => !isOdd(one)), ...plain.filter(isOdd)];
}
