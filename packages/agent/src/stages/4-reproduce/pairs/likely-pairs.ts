import type { IssueFacts } from "../../../types/facts.ts";
import { squeezeCode } from "../../1-intake/text/expressions.ts";
import type { Asked } from "./features/issue.ts";
import { pairsOf } from "./pairs-of.ts";
import table from "./weights.json" with { type: "json" };

/** Of the features, and of the answer that none of the pairs is meant; fitted by `bench/readings/fit.ts`. */
const none: number = table.none;
const weights: Partial<Record<string, number>> = table.weights;

/** A call, what it may be meant to give, and how likely that is. */
export interface LikelyPair {
  asked: Asked;
  value: string;
  /** 0 to 1: of it and none of all pairs, how likely it is this one. */
  probability: number;
}

export function keyOfPair(expression: string, value: string): string {
  return `${squeezeCode(expression)} ${squeezeCode(value)}`;
}

/** What the calls of an issue may be meant to give, the likeliest first: a conditional logit over all pairs of them. Pure. */
export function likelyPairs(facts: IssueFacts, asked: readonly Asked[]): LikelyPair[] {
  const scored = pairsOf(facts, asked).map((pair) => ({
    pair,
    score: Object.entries(pair.features).reduce((sum, [name, value]) => sum + (weights[name] ?? 0) * value, 0),
  }));
  const found = new Map<string, { asked: Asked; value: string; claim: number }>();
  for (const { pair, score } of scored) {
    const key = `${pair.asked.call.snippet ?? ""} ${keyOfPair(pair.asked.call.expression, pair.value)}`;
    const claim = (found.get(key)?.claim ?? 0) + Math.exp(score - none);
    found.set(key, { asked: pair.asked, value: pair.value, claim });
  }
  return [...found.values()]
    .toSorted((a, b) => b.claim - a.claim)
    .map(({ asked: one, value, claim }) => ({ asked: one, value, probability: claim / (claim + 1) }));
}
