import type { Expectation } from "../../../types/facts.ts";
import { cannotBecome } from "../text/value-kinds.ts";

/** What no mended program could give where it gives now what another reading plainly says. */
export function isUnable({ expression, expected, actual, guessed }: Expectation, all: readonly Expectation[]): boolean {
  if (expression === null || expected === null || actual !== null) return false;
  const plain = all.filter((one) => one.guessed !== true && one.actual !== null && one.expression === expression);
  return guessed === true && plain.some((one) => cannotBecome(one.actual ?? "", expected));
}

/** A value that is wished for from some calls, or a member of what one gives, is said of no other. */
export function isSaidOfOthers({ origin, expression, expected, actual }: Expectation, others: readonly Expectation[]): boolean {
  return (
    origin === "prose" &&
    actual === null &&
    expected !== null &&
    others.some((one) => one.expected === expected && one.expression !== expression)
  );
}
