/** What can be chosen: what speaks for each, by feature, and which are right. */
export interface Choice {
  rows: { features: ReadonlyMap<number, number>; isRight: boolean }[];
}

export interface Fitted {
  weights: Float64Array;
  /** How much speaks for none of them. */
  none: number;
}

interface LearnOptions {
  features: number;
  /** Of a Gaussian prior on each weight. */
  penalty: number;
  /** Where that prior is highest; zeros without it. */
  near?: Float64Array;
  /** One of them is always right. */
  isCertain?: boolean;
}

const STEPS = 400;
const RATE = 0.09;

function dot(features: ReadonlyMap<number, number>, weights: Float64Array): number {
  let sum = 0;
  for (const [at, value] of features) sum += (weights[at] ?? 0) * value;
  return sum;
}

/**
 * A conditional logit (McFadden): of each choice one of the right ones is taken, or none where there is no right one. The
 * likelihood of all choices is climbed with Adam. Pure.
 */
export function learn(
  choices: readonly Choice[],
  { features, penalty, near = new Float64Array(features), isCertain = false }: LearnOptions,
): Fitted {
  const size = features + 1;
  const values = new Float64Array(size);
  values.set(near);
  values[features] = isCertain ? Number.NEGATIVE_INFINITY : 3;
  const [first, second] = [new Float64Array(size), new Float64Array(size)];
  for (let step = 1; step <= STEPS; step += 1) {
    const gradient = gradientOf(choices, values, { penalty, near });
    for (let at = 0; at < size; at += 1) {
      const slope = gradient[at] ?? 0;
      first[at] = 0.9 * (first[at] ?? 0) + 0.1 * slope;
      second[at] = 0.99 * (second[at] ?? 0) + 0.01 * slope * slope;
      const mean = (first[at] ?? 0) / (1 - 0.9 ** step);
      const spread = Math.sqrt((second[at] ?? 0) / (1 - 0.99 ** step));
      values[at] = (values[at] ?? 0) + (RATE * mean) / (spread + 1e-8);
    }
  }
  return { weights: values.slice(0, features), none: values[features] ?? 0 };
}

function gradientOf(
  choices: readonly Choice[],
  values: Float64Array,
  { penalty, near }: { penalty: number; near: Float64Array },
): Float64Array {
  const features = near.length;
  const gradient = new Float64Array(features + 1);
  const none = values[features] ?? 0;
  for (const { rows } of choices) {
    const scores = rows.map((row) => dot(row.features, values));
    const most = scores.reduce((max, score) => Math.max(max, score), none);
    const claims = scores.map((score) => Math.exp(score - most));
    const ofNone = Math.exp(none - most);
    const all = claims.reduce((sum, claim) => sum + claim, ofNone);
    const right = rows.reduce((sum, { isRight }, at) => sum + (isRight ? (claims[at] ?? 0) : 0), 0);
    for (const [at, row] of rows.entries()) {
      const claim = claims[at] ?? 0;
      const pull = (row.isRight && right > 0 ? claim / right : 0) - claim / all;
      for (const [feature, value] of row.features) gradient[feature] = (gradient[feature] ?? 0) + pull * value;
    }
    gradient[features] = (gradient[features] ?? 0) + (right > 0 ? 0 : 1) - ofNone / all;
  }
  for (let at = 0; at < features; at += 1) gradient[at] = (gradient[at] ?? 0) - penalty * ((values[at] ?? 0) - (near[at] ?? 0));
  return gradient.map((slope) => slope / choices.length);
}
