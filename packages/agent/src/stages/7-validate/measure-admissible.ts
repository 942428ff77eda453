import { tellChance } from "../../gates/by-chance.ts";
import { gateV, isIndistinct, REPRODUCTION_RUNS } from "../../gates/gate-v.ts";
import type { StageContext } from "../../run/stage-runner.ts";
import { chanceFor, type Searching } from "./chance.ts";
import type { CheckedCandidate } from "./check-candidate.ts";
import { compareChecked, comparePassing, isRival, type Passing } from "./choose.ts";
import { confirm } from "./confirm.ts";
import type { Findings } from "./findings.ts";
import { measureStrength, type StrengthRequest } from "./strength.ts";
import { passingAll } from "./what-speaks.ts";

interface AdmissibleRequest extends Searching {
  measure: Omit<StrengthRequest, "checked"> & { baseFiles: ReadonlySet<string> };
  admissible: readonly CheckedCandidate[];
  /** What earlier rounds could only propose. */
  earlier: readonly CheckedCandidate[];
  findings: Findings;
  /** By `performance.now()`. */
  deadline: number;
}

interface Measured {
  /** Those whose proof holds once it is measured how much it proves, best first. */
  passing: Passing[];
  /** Pass gate V as far as it was looked at, and come behind them whatever it is that they prove. */
  behind: CheckedCandidate[];
  /** There was no time left to look at them as closely as at what would be chosen. */
  cutOff: CheckedCandidate[];
}

/** Measures what may be chosen, the likeliest first: each costs runs of the suite. */
export async function measureAdmissible(request: AdmissibleRequest, context: StageContext): Promise<Measured> {
  const { measure, admissible, earlier, findings, deadline } = request;
  const { test, failure } = measure.admitted;
  const threw = failure.kind === "exception";

  /** Whoever tries enough finds an edit that passes everything: what came before and is as likely stays as likely. */
  function hasRival(checked: CheckedCandidate): boolean {
    // Where no value is demanded none is known, and edits may well give different ones: the proof says so itself.
    if (checked.isJudgedBySuite && test.demandsNoValue === true) return false;
    return [...earlier, ...findings.unproven, ...admissible].some((other) => isRival(checked, other, threw));
  }

  /** What comes next cannot be chosen before it: all its hunks are needed, and less speaks for the next. */
  function isAhead({ checked, strength }: Passing, next: CheckedCandidate): boolean {
    return strength.neededHunks === strength.hunks && (!hasRival(checked) || compareChecked(checked, next) < 0);
  }

  const passing: Passing[] = [];
  const behind: CheckedCandidate[] = [];
  const cutOff: CheckedCandidate[] = [];

  /** Whether it is known that it holds each time. */
  async function isConfirmed(checked: CheckedCandidate): Promise<boolean> {
    if (checked.facts.reproductionPassed.length >= REPRODUCTION_RUNS) return checked.verdict.passed;
    try {
      await confirm(measure, checked, context);
    } catch (error) {
      if (!context.signal.aborted) throw error;
      cutOff.push(checked);
      return false;
    }
    if (!checked.verdict.passed) findings.refuse(checked);
    return checked.verdict.passed;
  }

  // A special case changes fewer values than what it is a case of; where it is far less likely it is no rival of that.
  const rivalled = new Set(admissible.filter(hasRival));
  const aloneFirst = (a: CheckedCandidate, b: CheckedCandidate): number => Number(rivalled.has(a)) - Number(rivalled.has(b));
  for (const checked of admissible.toSorted((a, b) => aloneFirst(a, b) || compareChecked(a, b))) {
    if (passing.some((one) => isAhead(one, checked))) {
      behind.push(checked);
      continue;
    }
    // What has a rival is hardly ever chosen.
    if (!rivalled.has(checked) && !(await isConfirmed(checked))) continue;
    // Half of what is left stays for the coverage of the one that is chosen.
    const leftMs = Math.max(1, deadline - performance.now()) / 2;
    const bounded = { timeMs: leftMs, signal: AbortSignal.any([context.signal, AbortSignal.timeout(Math.ceil(leftMs))]) };
    const { strength, mutants } = await measureStrength({ ...measure, checked }, bounded);
    const chance = chanceFor(checked, measure.admitted, request);
    if (chance !== null) strength.notes.push(tellChance(chance));
    checked.facts.isIndistinct = isIndistinct(checked.isJudgedBySuite ? checked.facts.suite : null, mutants);
    checked.verdict = gateV(passingAll(checked.facts));
    if (checked.verdict.passed) passing.push({ checked, strength });
    else findings.refuse(checked);
  }
  passing.sort(comparePassing);
  // A rival may have fallen since.
  for (const best of passing.filter(({ checked }) => !hasRival(checked))) {
    if (!(await isConfirmed(best.checked))) {
      passing.splice(passing.indexOf(best), 1);
      continue;
    }
    return { passing: [best, ...passing.filter((one) => one !== best)], behind, cutOff };
  }
  for (const checked of [...passing.map((one) => one.checked), ...behind]) {
    checked.facts.isAmbiguous = true;
    checked.verdict = gateV(passingAll(checked.facts));
    findings.refuse(checked);
  }
  return { passing: [], behind: [], cutOff };
}
