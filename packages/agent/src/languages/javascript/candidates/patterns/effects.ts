import { Script } from "node:vm";
import { inRealm } from "./realm.ts";
import { samplesOf } from "./samples.ts";
import type { Pattern } from "./syntax.ts";
import type { Told } from "./told.ts";

/** What a pattern may become, and how likely that is (1 is usual). */
export interface PatternEdit {
  pattern: string;
  flags: string;
  weight: number;
}

const PATIENCE_MS = 500;
/** The likeliest of a long pattern: each is one to compile. */
const MOST_EDITS = 800;
/** How much less likely an edit is that changes what becomes of every text; of half of them, the root of it. */
const ALL_CHANGED = Math.exp(-2);
/** Nothing that is known of changes with it. */
const UNCHANGED = 0.3;
/** Of edits that do the same with all texts that are known, the first ones are likelier. */
const MOST_ALIKE = 2;
const ONE_OF_MANY = 0.5;

/** Of each edit, how many texts it finds something else in, and a number that edits have in common which find the same in all. */
const FOUND = new Script(`JSON.stringify(((texts, edits, { imul }) => {
  // Names of the realm itself are slow to look up.
  const mix = (key, one) => (imul(key, 31) + one) | 0;
  const keyOf = (match) => {
    if (match === null) return 0;
    let key = mix(1, match.index);
    for (const group of match) key = mix(key, group === undefined ? -1 : group.length);
    return key;
  };
  const found = ({ pattern, flags }) => {
    try {
      const one = new RegExp(pattern, flags.replace("y", ""));
      return texts.map((text) => {
        if (!flags.includes("g")) return keyOf(one.exec(text));
        let key = 0;
        for (const match of text.matchAll(one)) key = mix(key, keyOf(match));
        return key;
      });
    } catch {
      return null;
    }
  };
  const base = found(edits[0]);
  return edits.map((edit) => {
    const now = found(edit);
    return now === null || base === null ? null : [now.filter((one, index) => one !== base[index]).length, now.reduce(mix, 7)];
  });
})(texts, edits, Math))`);

/** Edits by what they change of what the pattern takes: what changes little is likelier, and what changes nothing hardly any fix. */
export function weighed(pattern: Pattern, all: readonly PatternEdit[], told: Told): PatternEdit[] {
  const edits = all.toSorted((a, b) => b.weight - a.weight).slice(0, MOST_EDITS);
  const texts = [...told.texts, ...samplesOf(pattern)];
  const asked = [{ pattern: pattern.text, flags: pattern.flags }, ...edits];
  const effects = inRealm<Effect[]>(FOUND, { texts, edits: asked }, PATIENCE_MS);
  if (effects === null) return edits;
  const alike = new Map<number, number>();
  return edits
    .map((edit, index) => {
      const effect = effects[index + 1] ?? null;
      if (effect === null) return edit;
      const [others, key] = effect;
      const count = alike.get(key) ?? 0;
      alike.set(key, count + 1);
      const share = others === 0 ? UNCHANGED : ALL_CHANGED ** (others / texts.length) * (count < MOST_ALIKE ? 1 : ONE_OF_MANY);
      return { ...edit, weight: edit.weight * share };
    })
    .sort((a, b) => b.weight - a.weight);
}

type Effect = readonly [others: number, key: number] | null;
