import type { Expectation } from "../../types/facts.ts";
import { cannotBecome } from "./value-kinds.ts";

/** What no mended program could give where it gives now what another reading plainly says. */
export function isUnable({ expression, expected, actual, guessed }: Expectation, all: readonly Expectation[]): boolean {
  if (expression === null || expected === null || actual !== null) return false;
  const plain = all.filter((one) => one.guessed !== true && one.actual !== null && one.expression === expression);
  return guessed === true && plain.some((one) => cannotBecome(one.actual ?? "", expected));
}

/** A value that is wished for from one input is said of no other call. */
export function isOfAnInput({ origin, expression, expected, actual }: Expectation, inputs: readonly Expectation[]): boolean {
  return (
    origin === "prose" &&
    actual === null &&
    expected !== null &&
    inputs.some((one) => one.expected === expected && one.expression !== expression)
  );
}
