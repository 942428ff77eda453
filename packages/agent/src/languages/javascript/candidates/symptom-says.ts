import { escapePattern } from "../../../run/escape-pattern.ts";
import { shapeOf } from "./edit-shape.ts";
import { BY_CHANCE, toldChanges, undoneChanges } from "./told-change.ts";
import type { Pool, Proposal, SourceFile } from "./types.ts";

/** Times that an edit is likelier which only takes something away, where the program throws: what it threw at was wanted. */
const TAKES_AWAY_THE_ERROR = 0.6;
/** And which asks whether a value is there, where the error says that none is. */
const ASKS_WHETHER_THERE = 1.3;
/** The same where the error says what was read of it, and the edit asks right there. */
const ASKS_THERE = 2;
/** And which looks at a divisor, or puts something in place of no number, where no number comes. */
const ASKS_FOR_NUMBER = 1.6;
/** And which asks whether a value is absent, and not whether it is true, where the example has zero, an empty text or false. */
const ASKS_FOR_ABSENCE = 1.6;
/** And which asks for an entry of its own, where the example names what every object has. */
const ASKS_FOR_OWN = 3;
/** And which calls what would make of the wrong value the right one. */
const MAKES_THE_DIFFERENCE = 2;

/** And which does not call any more what would make of the right value the wrong one. */
const UNDOES_THE_DIFFERENCE = 1.6;

/** And which takes blanks off an end, where a text of the example has some there. */
const STRIPS_BLANKS = 1.8;

/** And with which an error is missed that it neither throws nor decides on. */
const THROWS_BY_CHANCE = 0.4;
const THROWS = /\b(?:throw|reject|assert|invariant)\b/;
/** Characters. */
const BESIDE = 160;

const NO_NUMBER = /\b(?:NaN|Infinity)\b/;
const NOTHING_THERE = /undefined|null|not iterable|not a function/;
const ABOUT_NOTHING = /\?\.|\?\?|[!=]==? ?(?:null|undefined)|\|\| ?(?:\[\]|\{\}|["']{2}|0)/g;
const ABOUT_NUMBER = /=== 0 \?|(?:\|\||\?\?) [01]|isNaN\(|isFinite\(|=== 0\)|\? 0 :/g;
const ABOUT_ABSENCE = /[!=]==? ?(?:null|undefined)|\?\?/g;
const INHERITED = new Set(Object.getOwnPropertyNames(Object.prototype));

/** How much likelier an edit is by what the failing example shows. */
export function symptomSays(source: SourceFile, pool: Pool, proposal: Proposal): number {
  const { shown } = pool;
  const before = source.text.slice(proposal.start, proposal.end);
  const more = (pattern: RegExp): number =>
    (proposal.replacement.match(pattern)?.length ?? 0) - (before.match(pattern)?.length ?? 0);
  const asksMore = (pattern: RegExp): boolean => more(pattern) > 0;
  if (shown.kind === "exception") {
    if (takesAway(source, proposal)) return TAKES_AWAY_THE_ERROR;
    if (!NOTHING_THERE.test(shown.message ?? "") || !asksMore(ABOUT_NOTHING)) return 1;
    return readsMember(source, proposal, shown.message ?? "") ? ASKS_THERE : ASKS_WHETHER_THERE;
  }
  if (shown.kind === "missing_exception") return isAboutThrowing(source, proposal) ? 1 : THROWS_BY_CHANCE;
  if (shown.kind !== "wrong_value") return 1;
  if (NO_NUMBER.test(shown.actual ?? "")) {
    if (takesAway(source, proposal)) return TAKES_AWAY_THE_ERROR;
    if (asksMore(ABOUT_NUMBER)) return ASKS_FOR_NUMBER;
  }
  if (toldChanges(shown).some(({ name, calls }) => !BY_CHANCE.has(name) && asksMore(calls))) return MAKES_THE_DIFFERENCE;
  if (turnsSign(shown) && asksMore(TURNS_SIGN)) return MAKES_THE_DIFFERENCE;
  if (undoneChanges(shown).some(({ calls }) => more(calls) < 0)) return UNDOES_THE_DIFFERENCE;
  const { falsy, inherited, blanks } = namedIn(pool);
  if (blanks && asksMore(/\.trim(?:End|Start)?\(\)/g)) return STRIPS_BLANKS;
  if (falsy && asksMore(ABOUT_ABSENCE)) return ASKS_FOR_ABSENCE;
  return inherited && asksMore(/hasOwn|Object\.create\(null\)/g) ? ASKS_FOR_OWN : 1;
}

/** What is put in, or what comes right behind it, reads what the error names: `(reading 'name')`. */
function readsMember({ text }: SourceFile, { end, replacement }: Proposal, message: string): boolean {
  const [, name = ""] = /\(reading '([^']+)'\)/.exec(message) ?? [];
  if (name === "") return false;
  const read = new RegExp(`(?:\\.|\\[["']?)${escapePattern(name)}(?![\\w$])`);
  return read.test(replacement + text.slice(end, end + name.length + 3));
}

const TURNS_SIGN = /\.neg(?:ate|ated)?\(\)/g;

/** One value is the other one below zero, whether it is a number or is written as one. */
function turnsSign({ actual, expected }: Extract<Pool["shown"], { kind: "wrong_value" }>): boolean {
  const [came, wanted] = [actual, expected].map((text) => text?.trim().replace(/^(["'`])(.*)\1$/s, "$2") ?? "") as [
    string,
    string,
  ];
  return /^-?\d/.test(came) && (wanted === `-${came}` || came === `-${wanted}`);
}

/** It throws, or stands beside what does. */
function isAboutThrowing({ text }: SourceFile, { start, end, replacement }: Proposal): boolean {
  const around = text.slice(Math.max(0, start - BESIDE), start) + text.slice(end, end + BESIDE);
  return THROWS.test(replacement) || THROWS.test(around);
}

function takesAway(source: SourceFile, proposal: Proposal): boolean {
  const { given, coarse } = shapeOf(source, proposal);
  return given.length === 0 || coarse.endsWith("→");
}

interface Named {
  /** A value that is there and is not true. */
  falsy: boolean;
  /** What every object has. */
  inherited: boolean;
  /** A text that begins or ends with blanks. */
  blanks: boolean;
}

const known = new WeakMap<Pool, Named>();

/** What the issue names, looked for once. */
function namedIn(pool: Pool): Named {
  let named = known.get(pool);
  if (named === undefined) {
    const { issueNumbers, issueStrings, facts } = pool;
    const falsy = issueNumbers.has(0) || issueStrings.has("") || /\bfalse\b/.test(facts.text);
    const blanks = [...issueStrings].some((text) => text.trim() !== "" && text.trim() !== text);
    known.set(pool, (named = { falsy, inherited: !INHERITED.isDisjointFrom(issueStrings), blanks }));
  }
  return named;
}
