import type { Facts, Row } from "./facts.ts";

export type Table = Record<string, number>;

/** Hits, of more than one project, that a fact needs to be looked at, or proposals without any. */
const LEAST_HITS = 3;
const LEAST_PROPOSALS = 3_000;
const ROUNDS = 300;
const RATE = 0.15;

interface Example {
  /** Positions of facts for each candidate. */
  rows: Int32Array[];
  logs: Float64Array;
  families: Int32Array;
  hits: number[];
  share: number;
}

/** The lines at which a fix is among the candidates. */
export function coveredSites(facts: Facts): Row[][] {
  return facts.sites.filter((rows) => rows.some((row) => row.fixes));
}

/** The logarithm of how likely a candidate is, as the engine's order adds it up; to be compared only. */
export function worth(table: Table, { family, weight, features }: Row): number {
  let sum = Math.log(weight) * (1 + (table[`weight ${family}`] ?? 0));
  for (const feature of features) sum += table[feature] ?? 0;
  return sum;
}

/** What the weights are held near, and how closely: by the squares of the distances times `penalty`. */
export interface Held {
  penalty: number;
  /** A table that knows other fixes; what it has no weight for is held near zero. */
  near?: Table;
}

/**
 * A weight for each fact, so that of the candidates at a line the fix is the likeliest: a conditional logit model with the
 * hand-set weight as one of its facts, held near zero or near another table's weights.
 */
export function learn(training: readonly Facts[], { penalty, near = {} }: Held): Table {
  const counted = new Map<string, { hits: number; proposals: number; projects: Set<string> }>();
  for (const facts of training)
    for (const rows of coveredSites(facts))
      for (const row of rows)
        for (const feature of row.features) {
          const count = counted.get(feature) ?? { hits: 0, proposals: 0, projects: new Set() };
          count.proposals += 1;
          if (row.fixes) {
            count.hits += 1 / coveredSites(facts).length;
            count.projects.add(facts.project);
          }
          counted.set(feature, count);
        }
  const names = [...counted]
    .filter(
      ([name, { hits, proposals, projects }]) =>
        name in near || (hits >= LEAST_HITS && projects.size > 1) || proposals >= LEAST_PROPOSALS,
    )
    .map(([name]) => name);
  const families = [
    ...new Set(training.flatMap((facts) => coveredSites(facts).flatMap((rows) => rows.map((row) => row.family)))),
  ];
  const all = [...names, ...families.map((family) => `weight ${family}`)];
  const positions = new Map(all.map((name, index) => [name, index]));
  const examples = training.flatMap((facts) => {
    const sites = coveredSites(facts);
    return sites.map((rows): Example => ({
      rows: rows.map((row) => Int32Array.from(row.features.map((name) => positions.get(name) ?? -1).filter((at) => at >= 0))),
      logs: Float64Array.from(rows.map((row) => Math.log(row.weight))),
      families: Int32Array.from(rows.map((row) => positions.get(`weight ${row.family}`) ?? 0)),
      hits: rows.flatMap((row, index) => (row.fixes ? [index] : [])),
      share: 1 / sites.length,
    }));
  });
  const weights = climb(examples, Float64Array.from(all.map((name) => near[name] ?? 0)), penalty);
  return { ...near, ...Object.fromEntries(all.map((name, index) => [name, weights[index] ?? 0])) };
}

/** Gradient ascent from the weights that they are held near, with a step of its own for each weight. */
function climb(examples: readonly Example[], near: Float64Array, penalty: number): Float64Array {
  const size = near.length;
  const weights = Float64Array.from(near);
  const squares = new Float64Array(size);
  for (let round = 0; round < ROUNDS; round++) {
    const gradient = new Float64Array(size);
    for (const example of examples) push(example, weights, gradient);
    for (let at = 0; at < size; at++) {
      const slope = (gradient[at] ?? 0) - penalty * ((weights[at] ?? 0) - (near[at] ?? 0));
      squares[at] = (squares[at] ?? 0) * 0.9 + slope * slope * 0.1;
      weights[at] = (weights[at] ?? 0) + (RATE / Math.sqrt(1 + round * 0.1)) * (slope / (Math.sqrt(squares[at] ?? 0) + 1e-6));
    }
  }
  return weights;
}

function push({ rows, logs, families, hits, share }: Example, weights: Float64Array, gradient: Float64Array): void {
  const worths = rows.map((row, index) => {
    let sum = (logs[index] ?? 0) * (1 + (weights[families[index] ?? 0] ?? 0));
    for (const at of row) sum += weights[at] ?? 0;
    return sum;
  });
  const top = Math.max(...worths);
  const parts = worths.map((one) => Math.exp(one - top));
  const total = parts.reduce((a, b) => a + b, 0);
  const hit = hits.reduce((sum, index) => sum + (parts[index] ?? 0), 0);
  const wanted = new Set(hits);
  for (const [index, row] of rows.entries()) {
    const part = parts[index] ?? 0;
    const slope = share * ((wanted.has(index) ? part / hit : 0) - part / total);
    if (Math.abs(slope) < 1e-7) continue;
    for (const at of row) gradient[at] = (gradient[at] ?? 0) + slope;
    const family = families[index] ?? 0;
    gradient[family] = (gradient[family] ?? 0) + slope * (logs[index] ?? 0);
  }
}
