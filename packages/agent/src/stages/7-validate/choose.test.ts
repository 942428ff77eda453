import { expect, test } from "vitest";
import { gateV } from "../../gates/gate-v.ts";
import type { Candidate } from "../../types/candidate.ts";
import type { CheckedCandidate } from "./check-candidate.ts";
import { compareChecked, comparePassing, compareProposals, covers, isClearBest, isRival, type Passing } from "./choose.ts";
import { NO_EXAMPLES } from "./second-examples.ts";
import { passingAll, untold } from "./what-speaks.ts";

function candidate(score: number, replacement = "x"): Candidate {
  const edits = [{ file: "a.js", start: 0, end: 1, replacement }];
  return { id: `${score}`, edits, family: "operator", description: "", line: 1, score };
}

function checked(score: number, examples: Partial<CheckedCandidate["examples"]> = {}, replacement?: string) {
  const one: Partial<CheckedCandidate> = {
    candidate: candidate(score, replacement),
    facts: untold(),
    changes: [],
    isJudgedBySuite: true,
    verdict: { passed: true, code: "validated", detail: "" },
    examples: { ...NO_EXAMPLES, ...examples },
  };
  return one as CheckedCandidate;
}

/** What an input near the example's is answered with. */
function giving(outcome: string): CheckedCandidate["examples"]["answers"] {
  return [{ input: "f(1)", outcome, kind: "value" }];
}

function passing(one: CheckedCandidate, strength: object = {}): Passing {
  return { checked: one, strength: { hunks: 1, neededHunks: 1, mutants: [], secondExample: "none", notes: [], ...strength } };
}

test("the one that changes fewer values comes first, whatever failed before and has a value now", () => {
  const harmful = checked(0.9, { ordinary: 10, kept: 3 });
  const harmless = checked(0.5, { ordinary: 10, kept: 10 });

  expect([harmful, harmless].toSorted(compareChecked)[0]).toBe(harmless);
});

test("two values of twenty that change weigh more than being three times as likely, and less than ten times", () => {
  const likelier = checked(0.9, { ordinary: 20, kept: 18 });
  const [tenth, third] = [checked(0.09, { ordinary: 20, kept: 20 }), checked(0.3, { ordinary: 20, kept: 20 })];

  expect([tenth, third, likelier].toSorted(compareChecked)).toEqual([third, likelier, tenth]);
});

test("where both change most values, how many says no more: the likelier one comes first", () => {
  const all = checked(0.2, { ordinary: 50, kept: 0 });
  const most = checked(0.15, { ordinary: 50, kept: 12 });

  expect([most, all].toSorted(compareChecked)[0]).toBe(all);
});

test("one that changes a third of the values comes behind one of half its score that changes a tenth", () => {
  const harmful = checked(0.8, { ordinary: 18, kept: 12, answers: giving("1") });
  const harmless = checked(0.4, { ordinary: 18, kept: 16, answers: giving("2") });

  expect([harmful, harmless].toSorted(compareChecked)[0]).toBe(harmless);
  // It is a rival all the same.
  expect(isRival(harmless, harmful)).toBe(true);
});

test("an edit that no input was asked of is none that changes nothing", () => {
  const [unasked, kept] = [checked(0.6, { ordinary: 0 }), checked(0.4, { ordinary: 10, kept: 10 })];

  expect([unasked, kept].toSorted(compareChecked)[0]).toBe(kept);
});

test("of what can only be proposed, a late one comes behind one of three quarters of its merit, and before one of half", () => {
  const byChance = { position: 40, considered: 1000, surviving: 30, ways: 30 };
  const of = (score: number, isLate: boolean): CheckedCandidate => ({
    ...checked(score),
    facts: { ...untold(), byChance: isLate ? byChance : null },
  });
  const [late, more, less] = [of(0.8, true), of(0.6, false), of(0.4, false)];

  expect([less, late, more].toSorted(compareProposals)).toEqual([more, late, less]);
});

test("what lacks nothing but that others pass comes before what lacks support and is not twice as likely", () => {
  const of = (score: number, code: string) =>
    ({ ...checked(score), facts: untold(), verdict: { passed: false, code } }) as CheckedCandidate;
  const [unsupported, ambiguous] = [of(0.5, "unsupported"), of(0.3, "ambiguous")];

  expect([unsupported, ambiguous].toSorted(compareProposals)).toEqual([ambiguous, unsupported]);
});

test("a special case changes few values: it comes before what is as likely where that changes far more, and not a little", () => {
  const of = (kept: number, more: Partial<Candidate> = {}) => {
    const one = checked(0.5, { ordinary: 20, kept });
    return { ...one, candidate: { ...one.candidate, ...more } };
  };
  const [plain, far, special] = [of(18), of(10), of(19, { isCase: true })];

  expect([far, special, plain].toSorted(compareChecked)).toEqual([plain, special, far]);
  expect([far, of(19, { isWide: true }), plain].toSorted(compareChecked)[0]).toBe(plain);
});

test("what only keeps an error away is never proven, and the likeliest of such edits comes first all the same", () => {
  const silent = { ...untold(), onlySilences: true };
  const guard = { ...checked(0.8), facts: silent, verdict: gateV(passingAll(silent)) } as CheckedCandidate;
  const open = { ...untold(), isAmbiguous: true };
  const other = { ...checked(0.5), facts: open, verdict: gateV(passingAll(open)) } as CheckedCandidate;

  expect(guard.verdict).toMatchObject({ passed: false, code: "unsupported" });
  expect([other, guard].toSorted(compareProposals)).toEqual([guard, other]);
});

test("what is done in some case only is never proven, and stands among proposals as if nothing else were against it", () => {
  const facts = { ...untold(), isFitted: true };
  const of = (score: number, more: object) => ({ ...checked(score), ...more }) as CheckedCandidate;
  const fitted = of(0.3, { facts, verdict: gateV(passingAll(facts)) });
  const late = of(0.5, { facts: { ...facts, isWide: true }, verdict: gateV(passingAll(facts)) });
  const unsupported = of(0.5, { facts: untold(), verdict: { passed: false, code: "unsupported" } });

  expect(fitted.verdict).toMatchObject({ passed: false, code: "unsupported" });
  expect([late, unsupported, fitted].toSorted(compareProposals)).toEqual([fitted, unsupported, late]);
});

test("a value that is lost weighs more than one that changes, a second example more than both, a needless hunk most", () => {
  const loses = checked(0.5, { ordinary: 10, kept: 7, lost: 3 });
  const changes = checked(0.5, { ordinary: 10, kept: 7 });
  const shown = checked(0.1, { ordinary: 10, kept: 1, unseen: 1 });

  expect([loses, changes, shown].toSorted(compareChecked)).toEqual([shown, changes, loses]);
  expect(comparePassing(passing(shown, { hunks: 2 }), passing(loses))).toBeGreaterThan(0);
});

test("equals are told apart by their mutants, then by size", () => {
  const mutants = [{ status: "survived" }];

  expect(comparePassing(passing(checked(1), { mutants }), passing(checked(1), { mutants: [{ status: "killed" }] }))).toBe(1);
  expect(comparePassing(passing(checked(1, {}, "long")), passing(checked(1)))).toBeGreaterThan(0);
});

test("what does something else and has half as much for it is a rival; beside a suite what has as much at another place", () => {
  const judged = checked(1, { ordinary: 10, kept: 9, answers: giving("a") });
  expect(isRival(judged, checked(0.6, { ordinary: 10, kept: 9, answers: giving("b") }))).toBe(true);
  expect(isRival(judged, checked(0.4, { ordinary: 10, kept: 9, answers: giving("b") }))).toBe(false);
  expect(isRival(judged, judged)).toBe(false);
  expect(isRival(judged, checked(0.6, { ordinary: 10, kept: 9, answers: giving("b") }), true)).toBe(false);
  expect(isRival(judged, checked(0.95, { ordinary: 10, kept: 9, answers: giving("b") }, "other"), true)).toBe(true);
  const alike = checked(0.95, { ordinary: 10, kept: 9, answers: giving("a") }, "other");
  // `/[\s()]/` and `/[\s(]/` for `/\s/`: nobody knows which is meant.
  expect(isRival(judged, alike)).toBe(true);
  expect(isRival(judged, checked(0.8, { ordinary: 10, kept: 9, answers: giving("a") }))).toBe(false);
  const ofEarlier = { ...alike, verdict: { passed: false, code: "ambiguous", detail: "" } as const };
  expect(isRival(judged, ofEarlier)).toBe(true);
  const elsewhere = (score: number) => ({ ...alike, candidate: { ...alike.candidate, score, line: 7 } });
  expect(isRival(judged, elsewhere(0.95))).toBe(true);
  expect(isRival(judged, elsewhere(0.8))).toBe(false);

  const best = { ...judged, isJudgedBySuite: false };

  expect(isRival(best, checked(0.9, { ordinary: 10, kept: 9, answers: giving("b") }))).toBe(true);
  expect(isRival(best, checked(0.8, { ordinary: 10, kept: 9, answers: giving("a") }))).toBe(false);
  expect(isRival(best, alike)).toBe(true);
  expect(isRival(best, checked(0.9, { ordinary: 10, kept: 1, answers: giving("b") }))).toBe(false);
  expect(isRival(best, checked(0.4, { ordinary: 10, kept: 9, answers: giving("b") }))).toBe(false);
});

test("what does the same at more places is no rival of the edit at one of them", () => {
  const [{ candidate: alone, ...rest }, twice] = [checked(1, { answers: giving("a") }), candidate(1)];
  const more = {
    ...rest,
    candidate: { ...twice, edits: [...alone.edits, { file: "a.js", start: 9, end: 10, replacement: "x" }] },
  };
  const best = { ...rest, candidate: alone, isJudgedBySuite: false };
  const other = { ...more, examples: { ...rest.examples, answers: giving("b") } };

  expect(isRival(best, other)).toBe(false);
  expect(isRival({ ...other, isJudgedBySuite: false }, best)).toBe(true);
});

test("a limit that counts or does not is no other fix where inputs do not tell them apart", () => {
  const of = (patched: string, score: number) => ({
    ...checked(score, { ordinary: 10, kept: 9, answers: giving("a") }, patched),
    changes: [{ path: "a.js", base: "one < high", patched }],
  });

  expect(isRival(of("one > high", 1), of("one >= high", 0.95))).toBe(false);
  expect(isRival(of("one > high", 1), of("one !== high", 0.95))).toBe(true);
});

test("a name that is changed throughout a statement is changed at one place of it too", () => {
  const edit = (start: number, end: number, replacement: string) => ({
    candidate: { edits: [{ file: "a.js", start, end, replacement }] },
  });
  const [once, throughout] = [edit(4, 7, "f(arg)"), edit(0, 12, "g(f(arg), f(arg))")] as unknown as CheckedCandidate[];
  if (once === undefined || throughout === undefined) throw new Error("there are two");

  expect([covers(throughout, once), covers(once, throughout)]).toEqual([true, false]);
});

test("the same in another order is no other fix where inputs do not tell them apart", () => {
  const of = (text: string, outcome: string): CheckedCandidate => ({
    ...checked(0.6, { ordinary: 10, kept: 9, answers: giving(outcome) }, text),
    changes: [{ path: "a.js", base: "", patched: `return text${text};` }],
  });

  const best = of(".slashed().tabbed().lined()", "a");
  expect(isRival(best, of(".tabbed().slashed().lined()", "a"))).toBe(false);
  expect(isRival(best, of(".tabbed().slashed().lined()", "b"))).toBe(true);
  expect(isRival(best, of(".tabbed().slashed().lined", "a"))).toBe(true);
});

test("beside a suite, what no input near the example's could tell apart is a rival", () => {
  const untold = checked(1, { unresolved: 12 });

  expect(isRival(untold, checked(0.6, { unresolved: 12 }))).toBe(true);
  expect(isRival(untold, checked(0.4, { unresolved: 12 }))).toBe(false);
  expect(isRival(checked(1, { unseen: 1 }), checked(0.6, { unseen: 1 }))).toBe(false);
  expect(isClearBest(untold, candidate(0.6))).toBe(false);
});

test("that inputs which all have one value keep it tells no edit from another", () => {
  const answers = (...outcomes: string[]): CheckedCandidate["examples"]["answers"] =>
    outcomes.map((outcome, at) => ({ input: `f(${at})`, outcome, kind: "value" }));
  const of = (score: number, ...outcomes: string[]) =>
    checked(score, { ordinary: 3, kept: 3, answers: answers(...outcomes) }, `x${score}`);

  expect(isRival(of(0.5, "false", "false", "false"), of(0.4, "false", "false", "false"))).toBe(true);
  expect(isRival(of(0.5, "false", "false", "false"), of(0.2, "false", "false", "false"))).toBe(false);
  expect(isRival(of(0.5, "false", "true", "false"), of(0.4, "false", "true", "false"))).toBe(false);
});

test("what does the same and was refused though more speaks for it is a rival too", () => {
  const best = { ...checked(0.5, { answers: giving("a") }), isJudgedBySuite: false };
  const refused = (score: number) =>
    ({ ...checked(score, { answers: giving("a") }), verdict: { passed: false } }) as CheckedCandidate;

  expect([
    isRival(best, refused(0.6)),
    isRival(best, refused(0.4)),
    isRival(best, checked(0.6, { answers: giving("a") }, "other")),
  ]).toEqual([true, false, true]);
});

test("is clear only where no value changes and the next is far behind", () => {
  const best = checked(1, { ordinary: 5, kept: 5 });

  expect(isClearBest(best, candidate(0.4))).toBe(true);
  expect(isClearBest(best, candidate(0.6))).toBe(false);
  expect(isClearBest(best, undefined)).toBe(false);
  expect(isClearBest(checked(1, { ordinary: 5, kept: 4 }), candidate(0.4))).toBe(false);
});

test("the same edit at two places is a rival of it at one where it mends more and spoils nothing", () => {
  const edits = [0, 10].map((start) => ({ file: "a.js", start, end: start + 1, replacement: "x" }));
  const of = (places: number, examples: Partial<CheckedCandidate["examples"]>, family = "operator") => {
    const one = checked(0.5 / places, { ordinary: 10, ...examples });
    return { ...one, candidate: { ...one.candidate, family, edits: edits.slice(0, places) } } as CheckedCandidate;
  };
  const once = of(1, { kept: 6, answers: giving("1") });

  expect(isRival(once, of(2, { kept: 6, answers: giving("2") }))).toBe(true);
  expect(isRival(once, of(2, { kept: 6, answers: giving("1") }))).toBe(false);
  expect(isRival(once, of(2, { kept: 5, answers: giving("2") }))).toBe(true);
  expect(isRival(once, of(2, { kept: 4, answers: giving("2") }))).toBe(false);
  const unproven = {
    ...of(2, { kept: 6, answers: giving("2") }),
    verdict: { passed: false, code: "unsupported", detail: "" } as const,
  };
  expect(isRival(once, unproven)).toBe(false);
  expect(isRival(once, of(2, { kept: 6, lost: 1, answers: giving("2") }))).toBe(false);
  expect(isRival(once, of(2, { kept: 6, answers: giving("2") }, "pair"))).toBe(false);
});

test("two arguments that change places are no more of an edit than one in the other's place", () => {
  const edits = [0, 10].map((start) => ({ file: "a.js", start, end: start + 1, replacement: "x" }));
  const of = (family: string, places: number, outcome: string) => {
    const one = checked(0.2, { ordinary: 27, kept: 16, answers: giving(outcome) });
    return { ...one, candidate: { ...one.candidate, family, edits: edits.slice(0, places) } } as CheckedCandidate;
  };

  expect(isRival(of("variable", 1, "1"), of("argument-swap", 2, "2"))).toBe(true);
  expect(isRival(of("variable", 1, "1"), of("pair", 2, "2"))).toBe(false);
});
