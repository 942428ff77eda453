import type { Pool } from "../types.ts";
import { borders } from "./borders.ts";
import { branches } from "./branches.ts";
import { weighed, type PatternEdit } from "./effects.ts";
import { flags } from "./flags.ts";
import { between } from "./idioms/between.ts";
import { cut } from "./idioms/cut.ts";
import { letters } from "./idioms/letters.ts";
import { runs } from "./idioms/runs.ts";
import { spellings } from "./idioms/spellings.ts";
import { stops } from "./idioms/stops.ts";
import { inserted } from "./inserted.ts";
import { sets } from "./sets/index.ts";
import { parsePattern, type Pattern } from "./syntax.ts";
import { times } from "./times.ts";
import { NOTHING_TOLD, toldOf, type Told } from "./told.ts";

export interface PatternUse {
  pool: Pool;
  /** A text is cut at what the pattern takes. */
  isCut: boolean;
}

/** Likely edits of a pattern, the likeliest first: each small change of its syntax, and what patterns of its kind often lack. */
export function editsOf(text: string, given: string, { pool, isCut }: PatternUse): PatternEdit[] {
  const pattern = parsePattern(text, given);
  if (pattern === null) return [];
  const told = toldOf(pool);
  const edits: PatternEdit[] = [...small(pattern, told), ...flags(pattern, told)];
  for (const [edit, more, weight] of letters(text, given, pool)) edits.push({ pattern: edit, flags: more, weight });
  for (const [edit, weight] of [
    ...between(text, pool),
    ...runs(text),
    ...spellings(text),
    ...cut(text, isCut),
    ...stops(text, given, pool),
  ])
    edits.push({ pattern: edit, flags: given, weight });
  return weighed(pattern, distinct(pattern, edits), told);
}

const MOST_MUTANTS = 120;

/** Small changes that change what the pattern takes. */
export function mutantsOf(text: string, given: string): PatternEdit[] {
  const pattern = parsePattern(text, given);
  if (pattern === null) return [];
  const edits = distinct(pattern, [...small(pattern, NOTHING_TOLD), ...flags(pattern, NOTHING_TOLD)]);
  return weighed(pattern, edits, NOTHING_TOLD).slice(0, MOST_MUTANTS);
}

function* small(pattern: Pattern, told: Told): Iterable<PatternEdit> {
  for (const rule of [sets, times, inserted, branches, borders])
    for (const [edit, weight] of rule(pattern, told)) yield { pattern: edit, flags: pattern.flags, weight };
}

/** Each once, with the most that speaks for it, and only what is a pattern. */
function distinct({ text, flags: given }: Pattern, edits: Iterable<PatternEdit>): PatternEdit[] {
  const best = new Map<string, PatternEdit>();
  for (const edit of edits) {
    const key = `/${edit.pattern}/${edit.flags}`;
    if (edit.weight > (best.get(key)?.weight ?? 0)) best.set(key, edit);
  }
  best.delete(`/${text}/${given}`);
  return [...best.values()].filter((edit) => isRegExp(edit));
}

function isRegExp({ pattern, flags: given }: PatternEdit): boolean {
  try {
    new RegExp(pattern, given);
    return pattern !== "";
  } catch {
    return false;
  }
}
