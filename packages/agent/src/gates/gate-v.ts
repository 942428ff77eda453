import type { BaselineCase } from "../stages/3-environment/baseline.ts";
import { caseId, isRed } from "../stages/3-environment/baseline.ts";
import type { TestCase } from "../types/tests.ts";
import { tellChance, tellMany, type Chance } from "./by-chance.ts";

export type PathClass = "source" | "test" | "config" | "lockfile" | "workflow" | "other";

const REFUSED_PATHS: Partial<Record<PathClass, string>> = {
  test: "changes an existing test",
  config: "changes a configuration",
  lockfile: "changes a lockfile",
  workflow: "changes a workflow",
};

/** A fix changes source files only; returns what speaks against each other path, in words. */
export function pathViolations(files: readonly string[], classify: (file: string) => PathClass): string[] {
  return files.flatMap((file) => {
    const reason = /(?:^|\/)(?:\.github|\.gitlab|\.circleci|\.husky|\.git)(?:\/|$)/.test(file)
      ? REFUSED_PATHS.workflow
      : REFUSED_PATHS[classify(file)];
    return reason === undefined ? [] : [`${file}: ${reason}`];
  });
}

/**
 * Tests that were green on base and are red, skipped or gone now. Ids are compared, not counts; but some have the time of day
 * or an address in their name, and another one each time.
 */
export function regressions(green: readonly BaselineCase[], after: readonly TestCase[]): string[] {
  const later = new Map(after.map((one) => [caseId(one), one]));
  const known = new Set(green.map(caseId));
  const fresh = Map.groupBy(
    after.filter((one) => one.outcome === "PASSED" && !known.has(caseId(one))),
    (one) => withoutNumbers(caseId(one)),
  );
  return green.flatMap((one) => {
    const now = later.get(caseId(one));
    if (now === undefined)
      return fresh.get(withoutNumbers(caseId(one)))?.pop() === undefined ? [`${one.name}: no longer reported`] : [];
    if (isRed(now)) return [`${one.name}: fails now`];
    return now.outcome === "SKIPPED" ? [`${one.name}: skipped now`] : [];
  });
}

function withoutNumbers(id: string): string {
  return id.replaceAll(/0x[\da-f]+|\d+/gi, "#");
}

/** What was seen of one candidate on a restored tree. A list that was not reached is left empty and `reached` says so. */
export interface GateVFacts {
  /** Edits that do not fit their file, or change nothing. */
  misfit: string | null;
  pathViolations: readonly string[];
  /** What speaks against an edit that was not made by rules: it is about the tests, or about the example alone. */
  objections: readonly string[];
  syntaxErrors: readonly string[];
  /** What the project's own type checker says of the patched tree and not of the base commit. */
  typeErrors: readonly string[];
  /** One entry a run of the reproduction on the patched tree: did it pass? */
  reproductionPassed: readonly boolean[];
  /** Red, skipped or missing though green on base, after the rerun. */
  regressions: readonly string[];
  /** null: the project has no suite that could be compared. */
  suite: "compared" | "not_finished" | null;
  /** Second examples that fail on the patched tree though they are fit to judge it. */
  failedExamples: readonly string[];
  /** Tests and configurations that a run on the patched tree changed; looked at where a model had a part in it. */
  tampered: readonly string[];
  /** Did the reproduction fail on an untouched tree once more, after all? null where rules wrote it. */
  failsWithoutFix: boolean | null;
  /** Why it looks switched off rather than repaired, or as if it were about more than the example: see `compareNeighbours`. A proposal still: some bugs are of that kind. */
  switchesOff: string | null;
  /** The reproduction asserts no value, and no other input could show that the fix keeps any: see `valueIsUnknown`. */
  isValueUnknown: boolean;
  /** Nothing but the one example speaks for the edit: see `isUnsupported`. */
  isUnsupported: boolean;
  /** Where no suite judges the edit: the documentation's examples of the same, which failed before, fail still. */
  isDenied: boolean;
  /** It writes the value that the issue expects into the program, and no other example is there: see `bringsExpected`. */
  bringsExpected: boolean;
  /** It only keeps an error from being thrown, where nobody says what should come instead: see `onlySilences`. */
  onlySilences: boolean;
  /** It holds in some case only, which was chosen so that what refused the whole of it no longer does: that cannot judge it. */
  isFitted: boolean;
  /** Made of anything that is at hand: what passes so mostly does so by chance. */
  isWide: boolean;
  /** It was found no earlier than one that passes by chance would be: see `isByChance`; null where it was, or was not found by trying. */
  byChance: Chance | null;
  /** Where no suite judges the edit: a call of the changed function that the reproduction does not come by; null without one. */
  calledElsewhere: { file: string; line: number } | null;
  /** It only asks whether something is there where it was read, and what gave it is read without asking elsewhere too. */
  readElsewhere: { gives: string; file: string; line: number } | null;
  /** The examples pass what is surely wrong as well: see `isIndistinct`. */
  isIndistinct: boolean;
  /** Another edit does something else, and nearly as much speaks for it. */
  isAmbiguous: boolean;
}

/** So many other inputs must keep their value; fewer may do so by chance. */
const LEAST_KEPT = 3;

/**
 * A test that only demands that a call no longer fails is passed by whatever stops it: its last element dropped, its
 * loop left early. Then other inputs must have kept their values.
 */
export function valueIsUnknown(
  demandsNoValue: boolean,
  examples: { unseen: number; kept: number },
  /** The call never ends now: whatever leaves its loop passes, and other inputs do not come by there. */
  hangs = false,
): boolean {
  return demandsNoValue && examples.unseen === 0 && (hangs || examples.kept < LEAST_KEPT);
}

/** An error is kept away by leaving out or taking away what throws it, whatever should be there: that is a fix where somebody says so. */
export function onlySilences(leavesOut: boolean, demandsNoValue: boolean, { unseen }: { unseen: number }): boolean {
  return leavesOut && demandsNoValue && unseen === 0;
}

/** Of the values near the example's: what is wrong for more of them is seldom wrong where only one report says so. */
const MOST_CHANGED = 0.35;
const MOST_CHANGED_BESIDE_ANOTHER = 0.6;

/**
 * Without a suite and without a second example the inputs near the example's are all that can judge an edit: some must
 * have had a value and keep it. One that gives most of them another value may be right, and more often is not: that is
 * a proposal, and no proof.
 */
export function isUnsupported(suite: GateVFacts["suite"], examples: { unseen: number; ordinary: number; kept: number }): boolean {
  const { unseen, ordinary, kept } = examples;
  if (suite !== null || unseen > 1) return false;
  const changed = ordinary - kept;
  if (unseen === 1) return ordinary >= LEAST_KEPT && changed > ordinary * MOST_CHANGED_BESIDE_ANOTHER;
  return kept < LEAST_KEPT || changed > ordinary * MOST_CHANGED;
}

/** Fewer show nothing of a test. */
const LEAST_MUTANTS = 4;
/** Where so many do the same as the edit, the inputs do not reach what it is about. */
const MOST_ALIKE = 2 / 3;

/**
 * Small changes of a right fix are wrong fixes. Where no suite speaks and the examples pass half of them all the same,
 * what passes was not told apart from what is wrong; nor where there are none to be tried, as of an edit that only takes
 * away. `same`: those that answered all inputs like the edit; few of them
 * are its equals.
 */
export function isIndistinct(
  suite: GateVFacts["suite"],
  { run, unnoticed, same }: { run: number; unnoticed: number; same: number },
): boolean {
  if (suite !== null) return false;
  return run < LEAST_MUTANTS || unnoticed * 2 >= run - same || same >= run * MOST_ALIKE;
}

export const GATE_V_CODES = [
  "validated",
  "edit_misfit",
  "path_refused",
  "edit_refused",
  "does_not_parse",
  "type_errors",
  "reproduction_fails",
  "reproduction_flaky",
  "regression",
  "suite_not_finished",
  "second_example_fails",
  "value_unknown",
  "unsupported",
  "indistinct",
  "ambiguous",
  "tree_changed",
] as const;

export interface GateVVerdict {
  passed: boolean;
  code: (typeof GATE_V_CODES)[number];
  detail: string;
}

/** Nothing was found that speaks against the edit; what speaks for it is too little. */
export function isUnproven({ code }: GateVVerdict): boolean {
  return code === "value_unknown" || code === "unsupported" || code === "indistinct" || code === "ambiguous";
}

/** What was right before is wrong with it, or most inputs near the example's that had a value have another. */
export function doesHarm({ code }: Pick<GateVVerdict, "code">, { ordinary, kept }: { ordinary: number; kept: number }): boolean {
  if (code === "unsupported") return ordinary >= LEAST_KEPT && ordinary - kept > ordinary * MOST_CHANGED_BESIDE_ANOTHER;
  return code === "regression" || code === "second_example_fails";
}

/** One run that proves the fix, and five more that prove it stays. */
export const REPRODUCTION_RUNS = 6;

/** Gate V. Pure: cheap reasons first, so that a caller can stop looking at the first that speaks against. */
export function gateV(facts: GateVFacts): GateVVerdict {
  const refuse = (code: GateVVerdict["code"], detail: string): GateVVerdict => ({
    passed: false,
    code,
    detail: detail.slice(0, 1000),
  });
  if (facts.misfit !== null) return refuse("edit_misfit", facts.misfit);
  if (facts.pathViolations.length > 0) return refuse("path_refused", facts.pathViolations.join("; "));
  if (facts.objections.length > 0) return refuse("edit_refused", facts.objections.join("; "));
  if (facts.syntaxErrors.length > 0) return refuse("does_not_parse", facts.syntaxErrors.join("; "));
  if (facts.typeErrors.length > 0) return refuse("type_errors", facts.typeErrors.join("; "));
  const passes = facts.reproductionPassed.filter(Boolean).length;
  if (facts.reproductionPassed[0] !== true)
    return refuse("reproduction_fails", "The reproduction does not pass as a real test in a fresh process.");
  if (passes < facts.reproductionPassed.length)
    return refuse("reproduction_flaky", `The reproduction passed in ${passes} of ${facts.reproductionPassed.length} runs only.`);
  if (facts.regressions.length > 0) {
    const more = facts.regressions.length > 5 ? ` and ${facts.regressions.length - 5} more` : "";
    return refuse("regression", `${facts.regressions.slice(0, 5).join("; ")}${more}`);
  }
  if (facts.suite === "not_finished")
    return refuse("suite_not_finished", "The existing suite did not come to its end on the patched tree.");
  if (facts.failedExamples.length > 0) return refuse("second_example_fails", facts.failedExamples.join("; "));
  if (facts.switchesOff !== null)
    return refuse("unsupported", `Inputs near the example's speak against it: ${facts.switchesOff}.`);
  if (facts.isValueUnknown)
    return refuse(
      "value_unknown",
      "The call no longer fails, but nothing says what its right value is: the issue names none, and too few inputs near it had a value before and keep it.",
    );
  if (facts.isUnsupported)
    return refuse(
      "unsupported",
      "There is neither a suite that runs the changed lines nor a second example, and the inputs near the example's do not speak for the edit: too few of them have a value, or too many get another.",
    );
  if (facts.isDenied)
    return refuse(
      "unsupported",
      "The documentation has examples of the same call that failed before, and none of them holds with the edit: it may be out of date, or the edit wrong.",
    );
  if (facts.bringsExpected)
    return refuse(
      "unsupported",
      "The edit writes the value that the issue expects into the program, and no other example shows that it is right for more than this one.",
    );
  if (facts.onlySilences)
    return refuse(
      "unsupported",
      "The edit only keeps the error from being thrown. What the call should give instead is not stated, and no other example shows it.",
    );
  if (facts.isFitted)
    return refuse(
      "unsupported",
      "It is done in some case only, and that case was chosen so that the tests and examples that refused it in every case hold: that they hold shows nothing.",
    );
  if (facts.isWide)
    return refuse("unsupported", "It is made of anything that is at hand: what passes so mostly does so by chance.");
  if (facts.byChance !== null) {
    const told = `${tellChance(facts.byChance)}${tellMany(facts.byChance)}`;
    return refuse("unsupported", `${told}That it passes says little; one more example would tell more.`);
  }
  if (facts.calledElsewhere !== null)
    return refuse(
      "unsupported",
      `No suite runs the changed lines, and their function is called at ${facts.calledElsewhere.file}:${facts.calledElsewhere.line} too, of which the issue's examples say nothing.`,
    );
  if (facts.readElsewhere !== null)
    return refuse(
      "unsupported",
      `It asks whether something is there only where this test reads it. What ${facts.readElsewhere.gives} gives is read without asking at ${facts.readElsewhere.file}:${facts.readElsewhere.line} too: either that fails as well, or ${facts.readElsewhere.gives} is at fault.`,
    );
  if (facts.isIndistinct)
    return refuse(
      "indistinct",
      "No suite runs the changed lines, and the examples were not seen to tell this edit apart from a wrong one: they pass at least half of its small changes too, or there were too few to try.",
    );
  if (facts.isAmbiguous)
    return refuse(
      "ambiguous",
      "Several edits that do different things pass all that there is to judge them by: one more example would tell which is right.",
    );
  if (facts.tampered.length > 0)
    return refuse("tree_changed", `Running the patched program changed ${facts.tampered.slice(0, 5).join(", ")}.`);
  if (facts.failsWithoutFix === false)
    return refuse("reproduction_flaky", "The reproduction does not fail without the fix any more: it proves nothing.");
  if (facts.reproductionPassed.length < REPRODUCTION_RUNS) {
    return refuse(
      "reproduction_flaky",
      `Only ${facts.reproductionPassed.length} of ${REPRODUCTION_RUNS} runs of the reproduction were made.`,
    );
  }
  const suite = facts.suite === "compared" ? "no test that was green turned red" : "the project has no suite to compare";
  return { passed: true, code: "validated", detail: `The reproduction passes in ${passes} of ${passes} runs and ${suite}.` };
}
