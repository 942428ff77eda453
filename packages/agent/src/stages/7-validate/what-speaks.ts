import { isAbsentRead } from "../../gates/absent-read.ts";
import { isByChance, isFarFromChance, type Chance } from "../../gates/by-chance.ts";
import { gateV, isUnsupported, onlySilences, REPRODUCTION_RUNS, valueIsUnknown, type GateVFacts } from "../../gates/gate-v.ts";
import { bringsExpected, isSlipOfSpelling } from "../../gates/repeats-example.ts";
import { takesAway } from "../../gates/takes-away.ts";
import { lineAt } from "../../run/text-places.ts";
import type { Candidate } from "../../types/candidate.ts";
import type { ReproductionTest } from "../../types/language.ts";
import type { Admitted } from "../4-reproduce/index.ts";
import type { Reach } from "../5-localise/reach.ts";
import { chanceByWays, chanceFor, isAlone, type Searching } from "./chance.ts";
import type { FileChange } from "./diffs.ts";
import type { ExamplesAnswer } from "./second-examples.ts";

/** File, first and last line of what the candidate changes on the base commit. */
function placesOf({ edits }: Candidate, changes: readonly FileChange[]): [file: string, from: number, to: number][] {
  return edits.flatMap(({ file, start, end }): [string, number, number][] => {
    const base = changes.find(({ path }) => path === file)?.base ?? null;
    return base === null ? [] : [[file, lineAt(base, start), lineAt(base, end)]];
  });
}

function onlyTakesAway({ edits }: Candidate, changes: readonly FileChange[]): boolean {
  const baseOf = (file: string): string => changes.find(({ path }) => path === file)?.base ?? "";
  return edits.every(({ file, start, end, replacement }) => takesAway(baseOf(file).slice(start, end), replacement));
}

function isSlip({ edits }: Candidate, changes: readonly FileChange[]): boolean {
  const baseOf = (file: string): string => changes.find(({ path }) => path === file)?.base ?? "";
  return edits.every(({ file, start, end, replacement }) => isSlipOfSpelling(baseOf(file).slice(start, end), replacement));
}

/** The first answer that is one. */
function firstOf<T, R>(items: readonly T[], ask: (item: T) => R | null): R | null {
  for (const item of items) {
    const answer = ask(item);
    if (answer !== null) return answer;
  }
  return null;
}

/** What is known of a candidate before anything was looked at. */
export function untold() {
  return {
    misfit: null as string | null,
    pathViolations: [] as string[],
    objections: [] as string[],
    tampered: [] as string[],
    failsWithoutFix: null as boolean | null,
    syntaxErrors: [] as string[],
    typeErrors: [] as string[],
    reproductionPassed: [] as boolean[],
    regressions: [] as string[],
    suite: null as GateVFacts["suite"],
    failedExamples: [] as string[],
    switchesOff: null as string | null,
    isValueUnknown: false,
    isUnsupported: false,
    isDenied: false,
    bringsExpected: false,
    onlySilences: false,
    isFitted: false,
    isWide: false,
    byChance: null as GateVFacts["byChance"],
    calledElsewhere: null as GateVFacts["calledElsewhere"],
    readElsewhere: null as GateVFacts["readElsewhere"],
    isIndistinct: false,
    isAmbiguous: false,
  };
}

/** `GateVFacts` while they are gathered. */
export type GatheredFacts = ReturnType<typeof untold>;

/** As if the reproduction passed each time. */
export function passingAll(facts: GateVFacts): GateVFacts {
  return { ...facts, reproductionPassed: Array.from({ length: REPRODUCTION_RUNS }, () => true) };
}

/** Whether more runs of the reproduction can make a difference. */
export function couldPass(facts: GateVFacts): boolean {
  return gateV(passingAll(facts)).passed;
}

/** The suite runs what the candidate changes; where it does not, its being green says nothing. */
export function isReachedBySuite({ reach }: { reach: Reach }, candidate: Candidate, changes: readonly FileChange[]): boolean {
  return placesOf(candidate, changes).some((place) => reach.bySuite(...place));
}

/** The test failed on reading something that was not there. */
function failsOnAbsent({ symptom, seen }: Pick<ReproductionTest, "symptom" | "seen">): boolean {
  return isAbsentRead(seen?.message ?? (symptom.kind === "exception" ? symptom.message : null));
}

function asksWhetherThere({ edits }: Candidate): boolean {
  return edits.every(({ replacement }) =>
    /&&|\|\||\?\?|\?\.|\?|!|\b(?:if|and|or|not)\b|null|undefined|\bNone\b/.test(replacement),
  );
}

/** Inputs near the example's that had a value: fewer show nothing of what the edit does to others. */
const LEAST_ORDINARY = 3;

/**
 * Where no suite judges the edit: whether other inputs speak for it, and another call of what it changes. One of the two may
 * lack where it is far from chance that it passes, and some input keeps its value.
 */
function doubtsOf(
  { candidate, changes, seen, judging }: Seen,
  reach: Reach,
  byWays: Chance | null,
): Pick<GateVFacts, "isUnsupported" | "calledElsewhere"> {
  const isLacking = isUnsupported(judging, seen);
  const elsewhere = judging === null ? firstOf(placesOf(candidate, changes), (place) => reach.elsewhere(...place)) : null;
  const isFar = byWays !== null && isFarFromChance(byWays) && seen.ordinary >= LEAST_ORDINARY && seen.kept > 0;
  if (isFar && !(isLacking && elsewhere !== null)) return { isUnsupported: false, calledElsewhere: null };
  return { isUnsupported: isLacking, calledElsewhere: elsewhere };
}

interface Seen {
  candidate: Candidate;
  changes: readonly FileChange[];
  /** What examples and inputs near the reproduction's say. */
  seen: Omit<ExamplesAnswer, "failed" | "notes">;
  /** The suite's state where it runs what is changed. */
  judging: GateVFacts["suite"];
}

/** What gate V asks of an edit that passes everything: whether enough speaks for it. */
export function whatSpeaks({ admitted, reach, ...searching }: Searching & { admitted: Admitted; reach: Reach }, given: Seen) {
  const { candidate, changes, seen, judging } = given;
  const { symptom, demandsNoValue = false, isOnlyUnwanted = false, isInTree = false } = admitted.test;
  // A test of the project is more than one example, and so is one that was seen to tell edits apart.
  const others = seen.unseen + (seen.telling > 0 ? 1 : 0) + (isInTree ? 1 : 0);
  const isLess = onlyTakesAway(candidate, changes);
  const isSilent = candidate.isGuard === true || isLess;
  const found = { candidate, examples: seen, isJudgedBySuite: judging !== null };
  const chance = chanceFor(found, admitted, searching);
  const support = {
    others,
    mended: isInTree ? seen.unseen : 0,
    demandsNoValue,
    isAlone: isAlone(admitted, seen),
    takesAway: isLess,
  };
  const expected = symptom.kind === "wrong_value" && seen.unseen === 0 ? symptom.expected : null;
  return {
    isValueUnknown: isOnlyUnwanted || valueIsUnknown(demandsNoValue, seen, symptom.kind === "hang"),
    ...doubtsOf(given, reach, chanceByWays(found, admitted, searching)),
    isDenied: judging === null && seen.isDenied,
    isFitted: candidate.isCase === true,
    isWide: candidate.isWide === true,
    byChance: chance !== null && isByChance(chance, support) ? chance : null,
    onlySilences: onlySilences(isSilent, demandsNoValue, seen),
    bringsExpected:
      expected !== null &&
      ((candidate.isTold === true && !isSlip(candidate, changes)) ||
        changes.some(({ base, patched }) => bringsExpected({ base: base ?? "", patched }, expected))),
    readElsewhere:
      failsOnAbsent(admitted.test) && asksWhetherThere(candidate)
        ? firstOf(placesOf(candidate, changes), (place) => reach.readElsewhere(...place))
        : null,
  } satisfies Partial<GateVFacts>;
}
