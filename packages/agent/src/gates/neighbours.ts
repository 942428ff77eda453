import type { Observation } from "../types/language.ts";
import { sameMessage } from "./messages.ts";
import { turnsLike } from "./turns.ts";

/** How a fix changes what the program answers to inputs near the reproduction's. */
export interface NeighbourVerdict {
  /** Inputs that had the same answer in both runs on the base. */
  compared: number;
  changed: { input: string; before: string; after: string }[];
  /**
   * Inputs that had a value before, but for the few that had the example's own wrong one and have another now, and those that
   * are answered otherwise as the example is: they had its fault. Where the example should be refused, all that had its value
   * and are refused as it is. Nor those of another kind than the example's that are answered otherwise: they are mostly no input
   * of the program.
   */
  ordinary: number;
  /** Those that do not count since they had the example's fault. */
  turned: number;
  /** Inputs that had a value before, and have none now: null, an error, no end. */
  lost: number;
  /** Inputs that had a value before, and have the same now. */
  kept: number;
  /**
   * Inputs that made the same kind of error before and now, or had nothing for an answer and have the same. Where the
   * example's own error is known, only errors like it: another one mostly says that it is no input of the program. Where the
   * example has a value, none: its fault is another one.
   */
  unresolved: number;
  /** What speaks against the fix; null when nothing does. */
  refusal: string | null;
}

/** Fewer say nothing about inputs in general. */
const LEAST = 3;
/** So many different inputs that all get one answer, most of them a new one, are answered without being looked at. */
const ENOUGH = 5;
const MOSTLY = 0.8;
/** A value that more of them have is right for many. */
const RARELY = 1 / 3;
const HANG: Omit<Observation, "input"> = { outcome: "no answer in time", kind: "throws" };

/** Inputs that were answered in time. */
export function answered(observations: readonly Observation[]): Set<string> {
  return new Set(observations.filter(({ outcome }) => outcome !== HANG.outcome).map(({ input }) => input));
}

/** The error's name; null where there was none. */
export function errorOf({ kind, outcome }: Observation): string | null {
  return kind === "throws" ? (/^[\w.]+/.exec(outcome)?.[0] ?? "") : null;
}

/** Those that answered alike in both runs: what differs by itself cannot be compared. */
export function stable(first: readonly Observation[], second: readonly Observation[]): Observation[] {
  const again = new Map(second.map((one) => [one.input, one.outcome]));
  return first.filter((one) => again.get(one.input) === one.outcome);
}

/** How many different values inputs near the example's have. */
export function differentValues(observations: readonly Observation[]): number {
  const values = observations.filter(({ kind, isExample }) => kind === "value" && isExample !== true);
  return new Set(values.map(({ outcome }) => outcome)).size;
}

/** Whether answers tell programs apart: yes and no are the same for too many different ones. */
export const tellsMuch = (observations: readonly Observation[]): boolean => differentValues(observations) > 2;

/**
 * Whether two edits are answered alike, as far as that tells them apart: what gives nothing with one of them, undefined or
 * NaN, and what has a text where the example has a number, is mostly no input of the program. Pure.
 */
export function areAlike(one: readonly Observation[], other: readonly Observation[]): boolean {
  const others = new Map(other.map((answer) => [answer.input, answer]));
  return one.every((answer) => {
    const second = others.get(answer.input);
    if (second === undefined || answer.isOfOtherKind === true) return true;
    return second.kind === "nothing" || answer.kind === "nothing" || second.outcome === answer.outcome;
  });
}

/**
 * Answers in which inputs that the base commit refuses with another error than the example's are told to be of another kind:
 * `initials(0)` is no input of a program that wants a text, where `initials(null)` should be one. `fault`: message of what the
 * example throws on the base; null where it throws nothing. Pure.
 */
export function withRefused(
  now: readonly Observation[],
  base: readonly Observation[],
  fault: string | null,
): readonly Observation[] {
  if (fault === null) return now;
  const refused = new Set(
    base
      .filter(({ kind, outcome }) => kind === "throws" && outcome !== HANG.outcome && !sameMessage(fault, outcome))
      .map(({ input }) => input),
  );
  return now.map((one) => (refused.has(one.input) ? { ...one, isOfOtherKind: true } : one));
}

/** What the example gives on the base, where that tells much: yes and no are right for many other inputs. */
function wrongValueIn(base: readonly Observation[]): string | null {
  const example = base.find(({ isExample }) => isExample === true);
  return example?.kind === "value" && !/^(?:true|false)$/i.test(example.outcome) ? example.outcome : null;
}

interface Pair {
  before: Observation;
  after: Observation;
}

/** The example itself; null where one of the two was not asked for it. */
function exampleIn(base: readonly Observation[], later: ReadonlyMap<string, Observation>): Pair | null {
  const before = base.find(({ isExample }) => isExample === true);
  const after = before === undefined ? undefined : later.get(before.input);
  return before === undefined || after === undefined ? null : { before, after };
}

/** The error's name, where the example has a value on the base and should have none. */
function refusedLike(example: Pair | null): string | null {
  if (example === null) return null;
  const { before, after } = example;
  return before.kind === "value" && after.kind === "throws" && after.outcome !== HANG.outcome ? errorOf(after) : null;
}

/** Brackets, quotes and blanks belong to how values are shown. */
const SIGN = /[^\p{L}\p{N}\s'"`()[\]{},]/gu;

/** Signs that the example has, and what it gives has with the fix alone: the fix is about them. */
function signsOf(example: Pair | null): string[] {
  if (example === null) return [];
  const { before, after } = example;
  if (before.kind !== "value" || after.kind !== "value") return [];
  const fresh = [...after.outcome.matchAll(SIGN)].map(([sign]) => sign).filter((sign) => !before.outcome.includes(sign));
  return [...new Set(fresh)].filter((sign) => before.input.includes(sign));
}

/** What has no such sign, and gave none, gives one now: of `-00:44` and `00:44` one is below zero. */
function borrows({ before, after }: Pair, signs: readonly string[]): boolean {
  if (before.kind !== "value" || after.kind !== "value" || after.isOfOtherKind === true) return false;
  return signs.some((sign) => !before.input.includes(sign) && !before.outcome.includes(sign) && after.outcome.includes(sign));
}

/**
 * A fix may change neighbours, and some bugs are wrong for every input. But where nearly all the inputs that had a value lose
 * it, or inputs that had different answers all get the same one, the function was not repaired but switched off. Pure.
 */
export function compareNeighbours(
  base: readonly Observation[],
  patched: readonly Observation[],
  /** Message of what the example throws on the base; null where it throws nothing. */
  fault: string | null = null,
): NeighbourVerdict {
  const later = new Map(patched.map((one) => [one.input, one]));
  // Observations come in order and end with an input that hangs; what comes after it was not asked.
  const unanswered = base.find((one) => !later.has(one.input))?.input;
  const wrong = wrongValueIn(base);
  const pairs = base.flatMap((before) => {
    if (before.isExample === true) return [];
    const after = later.get(before.input) ?? (before.input === unanswered ? { input: before.input, ...HANG } : null);
    return after === null ? [] : [{ before, after }];
  });
  const different = pairs.filter(({ before, after }) => before.outcome !== after.outcome);
  const ordinary = pairs.filter(({ before }) => before.kind === "value");
  const alike = ordinary.filter(({ before }) => before.outcome === wrong);
  // What most inputs have is right for most of them.
  const isRare = alike.length <= ordinary.length * RARELY;
  const example = exampleIn(base, later);
  const refused = refusedLike(example);
  const mended =
    refused === null
      ? ordinary.filter(
          (pair) =>
            (isRare && pair.before.outcome === wrong && pair.after.outcome !== wrong && pair.after.kind === "value") ||
            (example !== null && turnsLike(example, pair)),
        )
      : alike.filter(({ after }) => errorOf(after) === refused);
  const aside = ordinary.filter(
    (pair) => pair.before.isOfOtherKind === true && pair.before.outcome !== pair.after.outcome && !mended.includes(pair),
  );
  const open = refused === null ? ordinary : ordinary.filter((pair) => !mended.includes(pair));
  const lost = open.filter(({ after }) => after.kind !== "value");
  const isValued = base.some(({ isExample, kind }) => isExample === true && kind === "value");
  const stays = ({ before, after }: Pair): boolean =>
    before.kind === "throws"
      ? errorOf(before) === errorOf(after) && (fault === null || sameMessage(fault, before.outcome))
      : before.kind === "nothing" && before.outcome === after.outcome;
  const verdict = {
    compared: pairs.length,
    changed: different.map(({ before, after }) => ({ input: before.input, before: before.outcome, after: after.outcome })),
    ordinary: ordinary.length - mended.length - aside.length,
    turned: mended.length,
    lost: lost.filter((pair) => !mended.includes(pair) && !aside.includes(pair)).length,
    unresolved: isValued ? 0 : pairs.filter(stays).length,
    kept: ordinary.filter(({ before, after }) => before.outcome === after.outcome).length,
  };
  const first = open[0];
  const shown = first === undefined ? "" : `, e.g. ${first.before.input}: ${first.before.outcome} → ${first.after.outcome}`;
  if (open.length >= LEAST && lost.length === open.length)
    return {
      ...verdict,
      refusal: `all ${open.length} neighbours of its input that had a value have none with this fix${shown}`,
    };
  if (open.length >= ENOUGH && lost.length >= open.length * MOSTLY)
    return {
      ...verdict,
      refusal: `${lost.length} of ${open.length} neighbours of its input that had a value have none with this fix${shown}`,
    };
  const signs = signsOf(example);
  const borrowing = pairs.find((pair) => borrows(pair, signs));
  if (borrowing !== undefined) {
    const { before, after } = borrowing;
    return {
      ...verdict,
      refusal: `an input without the sign that the example is about gets it too with this fix, ${before.input}: ${before.outcome} → ${after.outcome}`,
    };
  }
  const collapsed =
    open.length >= LEAST &&
    new Set(open.map(({ before }) => before.outcome)).size > 1 &&
    new Set(open.map(({ after }) => after.outcome)).size === 1 &&
    open.every(({ before, after }) => before.outcome !== after.outcome);
  if (collapsed)
    return {
      ...verdict,
      refusal: `all ${open.length} neighbours of its input, which had different values, have the same with this fix${shown}`,
    };
  if (open.length >= ENOUGH && new Set(open.map(({ after }) => after.outcome)).size === 1) {
    const turned = open.filter(({ before, after }) => before.outcome !== after.outcome);
    if (turned.length >= open.length * MOSTLY)
      return {
        ...verdict,
        refusal: `${turned.length} of ${open.length} neighbours of its input have another value with this fix, and all of them the same${shown}`,
      };
  }
  return { ...verdict, refusal: null };
}
