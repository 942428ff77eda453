import type { ReproductionTest } from "../../../types/language.ts";
import { bareText } from "../../1-intake/text/value-kinds.ts";
import { keyOfPair, type LikelyPair } from "./likely-pairs.ts";

/** What is likelier than not is tried before what the rules put first. */
const LIKELY = 0.7;
/** Below it a test demands what the issue hardly means. */
const UNLIKELY = 0.1;

const LANGUAGE_WORDS: [RegExp, string][] = [
  [/^None$/, "null"],
  [/^True$/, "true"],
  [/^False$/, "false"],
];

function plain(value: string): string {
  const bare = bareText(value);
  return LANGUAGE_WORDS.find(([word]) => word.test(bare))?.[1] ?? bare;
}

/** How likely it is that the issue means what a test asks; null where it asks something else. */
export function likelihoodOf({ asks }: ReproductionTest, pairs: readonly LikelyPair[]): number | null {
  if (asks === undefined) return null;
  const wanted = keyOfPair(asks.expression, plain(asks.expected));
  const own = pairs.filter(({ asked, value }) => keyOfPair(asked.call.expression, plain(value)) === wanted);
  return own.length === 0 ? null : Math.max(...own.map(({ probability }) => probability));
}

/**
 * What is likelier than not, the likeliest first, then the rest as rules put it, and what is hardly meant last. A test that joins
 * several examples stays ahead of each of them. Pure.
 */
export function inLikelyOrder(tests: readonly ReproductionTest[], pairs: readonly LikelyPair[]): ReproductionTest[] {
  const chances = new Map(tests.map((test) => [test, test.parts === undefined ? likelihoodOf(test, pairs) : 1]));
  const isLikely = (test: ReproductionTest): boolean => (chances.get(test) ?? 0) >= LIKELY;
  const isHardlyMeant = (test: ReproductionTest): boolean => (chances.get(test) ?? 1) < UNLIKELY;
  return [
    ...tests.filter(isLikely).toSorted((a, b) => (chances.get(b) ?? 0) - (chances.get(a) ?? 0)),
    ...tests.filter((test) => !isLikely(test) && !isHardlyMeant(test)),
    ...tests.filter(isHardlyMeant),
  ];
}

/** Pairs that no test at hand asks, at least so likely. Pure. */
export function unasked(pairs: readonly LikelyPair[], tests: readonly ReproductionTest[], atLeast = LIKELY): LikelyPair[] {
  const asked = new Set(
    tests.flatMap(({ asks }) => (asks === undefined ? [] : [keyOfPair(asks.expression, plain(asks.expected))])),
  );
  return pairs.filter(
    ({ asked: { call }, value, probability }) => probability >= atLeast && !asked.has(keyOfPair(call.expression, plain(value))),
  );
}
