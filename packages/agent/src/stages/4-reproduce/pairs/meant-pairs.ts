import type { IssueFacts } from "../../../types/facts.ts";
import type { ReproductionTest } from "../../../types/language.ts";
import type { ToldCall } from "../../1-intake/told/told.ts";
import { expectation, type Asking } from "../asking.ts";
import type { Asked } from "./features.ts";
import { likelyPairs, type LikelyPair } from "./likely-pairs.ts";

/** What the calls give now, and with it what they are likely meant to give; calls behind `isOver` are not asked. */
export async function meantPairs(
  facts: IssueFacts,
  calls: readonly ToldCall[],
  asking: Asking,
  isOver: () => boolean,
): Promise<LikelyPair[]> {
  const asked: Asked[] = [];
  for (const call of calls) {
    if (isOver()) break;
    const failure = await asking.ask(call);
    if (failure !== null) asked.push({ call, failure });
  }
  return likelyPairs(facts, asked);
}

/** Tests of one such pair. */
export async function testsOf({ asked: { call, failure }, value }: LikelyPair, asking: Asking): Promise<ReproductionTest[]> {
  const actual = failure.kind === "assertion" ? failure.actual : null;
  const throws = failure.kind === "exception" ? { which: "actual" as const, type: failure.errorType, message: null } : null;
  return asking.write(expectation(call, { expected: asCode(value, actual), actual, throws }), [call]);
}

const IN_QUOTES = /^["'`]/;

/** Beside a text that comes out now, what should come is one too, though nobody quoted it. */
function asCode(value: string, actual: string | null): string {
  return actual !== null && IN_QUOTES.test(actual) && !IN_QUOTES.test(value) ? JSON.stringify(value) : value;
}
