import type { IssueFacts } from "../../../types/facts.ts";
import type { ReproductionTest } from "../../../types/language.ts";
import type { ToldCall } from "../../1-intake/told/told.ts";
import { asSeen, expectation, type Asking } from "../asking.ts";
import { mayNeverEnd } from "../may-never-end.ts";
import { literalCalls } from "./calls.ts";
import type { Asked } from "./features/issue.ts";
import { inLikelyOrder, unasked } from "./in-likely-order.ts";
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
    // Others that never end would take as long.
    if (failure?.kind === "timeout") break;
  }
  return likelyPairs(facts, asked);
}

/**
 * The tests that rules wrote, and one of what is likely and asked by none of them, in the order of what the issue is likely to
 * mean by what its calls give now.
 */
export async function asMeant(
  facts: IssueFacts,
  tests: readonly ReproductionTest[],
  asking: Asking,
  isOver: () => boolean,
): Promise<ReproductionTest[]> {
  // Where nothing comes back nothing is to be compared.
  if (mayNeverEnd(facts) || !tests.some(({ asks }) => asks !== undefined)) return [...tests];
  const pairs = await meantPairs(facts, literalCalls(facts), asking, isOver);
  const [first] = unasked(pairs, tests);
  const further = first === undefined ? [] : await testsOf(first, asking);
  return inLikelyOrder([...tests, ...further], pairs);
}

/** Where nothing else could be shown, what is at least so likely is tried, and so many at most. */
const LEAST = 0.9;
const MOST_PAIRS = 3;

export async function* testsOfLikely(
  pairs: readonly LikelyPair[],
  tried: readonly ReproductionTest[],
  asking: Asking,
): AsyncGenerator<ReproductionTest> {
  for (const pair of unasked(pairs, tried, LEAST).slice(0, MOST_PAIRS)) yield* await testsOf(pair, asking);
}

/** Tests of one such pair. */
async function testsOf({ asked: { call, failure }, value }: LikelyPair, asking: Asking): Promise<ReproductionTest[]> {
  const actual = failure.kind === "assertion" ? failure.actual : null;
  const throws = failure.kind === "exception" ? { which: "actual" as const, type: failure.errorType, message: null } : null;
  return asking.write(expectation(call, { expected: asSeen(value, actual), actual, throws }), [call]);
}
