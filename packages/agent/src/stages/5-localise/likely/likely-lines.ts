import type { SuspiciousLine } from "@fixpoint/contracts";
import { lineFeatures, type Suspected } from "./features.ts";
import type { Features } from "./of-text.ts";
import weights from "./weights.json" with { type: "json" };

/** Learnt from fixes of public projects and of programs of our own (bench/places): what each fact adds to the logarithm of how likely a line is. */
const WEIGHTS: Readonly<Record<string, number>> = weights;

/** Scores of lines are brought as near to each other as those of a line's edits are, and what is learnt of few bugs is surer than it should be. */
const SHARPNESS = 0.2;
const LEAST_SCORE = 1e-6;

/** What is told of a line where it holds, and speaks for it. */
const TOLD: readonly [feature: string, reason: string][] = [
  ["by no near", "the passing tests that run much the same do not run it"],
  ["branch as no other", "it goes another way than in passing tests that run much the same"],
  ["before its own", "what only the failing test runs comes next"],
  ["function of frame", "in a function of the stack trace"],
  ["line like test", "has words of the test"],
];

function reasonsFor(features: Features): string[] {
  return TOLD.flatMap(([feature, reason]) => ((features[feature] ?? 0) >= 0.5 && (WEIGHTS[feature] ?? 0) > 0 ? [reason] : []));
}

function worthOf(features: Features): number {
  return Object.entries(features).reduce((sum, [feature, value]) => sum + value * (WEIGHTS[feature] ?? 0), 0);
}

/**
 * The same lines by how likely each is the one that a fix changes, likeliest first: what coverage, the issue and the failure say
 * of them, how passing tests that run much the same differ, and what lines are mostly mended. Scores are beside the likeliest
 * one's, which is 1.
 */
export function byLikelihood(suspected: Suspected): SuspiciousLine[] {
  const valued = lineFeatures(suspected).map((features) => ({ features, worth: worthOf(features) }));
  const best = valued.reduce((most, { worth }) => Math.max(most, worth), Number.NEGATIVE_INFINITY);
  return suspected.suspicious
    .map((one, index) => {
      const { features = {}, worth = best } = valued[index] ?? {};
      const score = Math.max(LEAST_SCORE, Math.exp((worth - best) * SHARPNESS));
      return { ...one, score: Number(score.toPrecision(4)), reasons: [...one.reasons, ...reasonsFor(features)] };
    })
    .sort((a, b) => b.score - a.score);
}
