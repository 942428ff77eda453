import type { Sandbox } from "@fixpoint/sandbox";
import type { Fix } from "../order/fixes.ts";
import { ask, exportsOf, keyOf, type Answer, type Exports } from "./ask.ts";
import { seedsOf } from "./seeds.ts";
import { anyCall, varied, type Random, type Words } from "./variations.ts";
import { wordsNear } from "./words.ts";

const ROUNDS = 6;
/** After so many without a difference there is none to be found. */
const ROUNDS_IN_VAIN = 3;
const CALLS_OF_A_ROUND = 500;
const LONGEST_CALL = 160;
const MOST_SEEDS = 400;
/** What was made of nothing that anybody has shown. */
const FAR = 4;
const SHARE_OF_ANY = 0.12;
const SHARE_OF_DIFFERING = 0.4;

export interface Answered {
  call: string;
  /** Changes that lie between it and what the package's page shows. */
  steps: number;
  old: Answer;
  fresh: Answer;
  differs: boolean;
}

/** The release before and the one after. */
export type Roots = readonly [old: string, fresh: string];

/** What both releases answer; without the calls that one of them did not come to. */
export async function bothAnswer(
  calls: readonly string[],
  roots: Roots,
  sandbox: Sandbox,
  steps: ReadonlyMap<string, number> = new Map(),
): Promise<Answered[]> {
  const [old, fresh] = await Promise.all([ask(roots[0], calls, sandbox), ask(roots[1], calls, sandbox)]);
  return calls.flatMap((call, at) => {
    const [a, b] = [old[at], fresh[at]];
    if (a === undefined || b === undefined) return [];
    return [{ call, steps: steps.get(call) ?? FAR, old: a, fresh: b, differs: keyOf(a) !== keyOf(b) }];
  });
}

interface Sources {
  exported: Exports["exports"];
  words: Words;
  seeds: readonly string[];
  /** Those that are known to be answered otherwise. */
  differing: readonly string[];
}

/** A call near one that is known, or of what is exported; null where none came of it. */
function nextCall({ exported, words, seeds, differing }: Sources, steps: Map<string, number>, random: Random): string | null {
  const from = differing.length > 0 && random() < SHARE_OF_DIFFERING ? differing : seeds;
  const seed = from[Math.floor(random() * from.length)];
  const isAny = seed === undefined || random() < SHARE_OF_ANY;
  const call = isAny ? anyCall(exported, words, random) : varied(seed, words, random);
  if (call === null || call.length > LONGEST_CALL) return null;
  if (!steps.has(call)) steps.set(call, isAny ? FAR : 1 + (steps.get(seed) ?? FAR));
  return call;
}

/** Calls and what the two releases answer, those that differ among them; null for a package that cannot be loaded. */
export async function explore(
  { fix, page, roots }: { fix: Fix; page: string; roots: Roots },
  sandbox: Sandbox,
  random: Random,
): Promise<{ found: Answered[]; how: Exports["how"] } | null> {
  const loaded = await exportsOf(roots[0], sandbox);
  if (loaded === null || loaded.exports.length === 0) return null;
  const { exports: exported, how } = loaded;
  const names = new Set(exported.map((one) => one.name.replace(/^pkg\./, "")));
  const words = wordsNear(fix.file, [fix.before, fix.after], fix.line);
  const seeds = seedsOf(page, fix.project, names);
  const steps = new Map(seeds.map((seed) => [seed, 0]));
  const known = new Map<string, Answered>();
  const outcomes = new Set<string | null>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const differing = [...known.values()].filter((one) => one.differs).map((one) => one.call);
    if (round >= ROUNDS_IN_VAIN && differing.length === 0) break;
    const calls = new Set(round === 0 ? seeds : []);
    for (let turn = calls.size; turn < CALLS_OF_A_ROUND; turn += 1) {
      const call = nextCall({ exported, words, seeds, differing }, steps, random);
      if (call !== null && !known.has(call)) calls.add(call);
    }
    const answered = await bothAnswer([...calls], roots, sandbox, steps);
    // It cannot be run here.
    if (answered.length === 0) break;
    for (const one of answered) {
      known.set(one.call, one);
      // What is answered as nothing before is worth looking around.
      const outcome = keyOf(one.old);
      if (!outcomes.has(outcome) && one.old.error === undefined && seeds.length < MOST_SEEDS) seeds.push(one.call);
      outcomes.add(outcome);
    }
  }
  return { found: [...known.values()], how };
}
