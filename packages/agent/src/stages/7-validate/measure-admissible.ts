import { gateV, isIndistinct } from "../../gates/gate-v.ts";
import type { StageContext } from "../../run/stage-runner.ts";
import type { CheckedCandidate } from "./check-candidate.ts";
import { comparePassing, isRival, type Passing } from "./choose.ts";
import type { Findings } from "./findings.ts";
import { measureStrength, type StrengthRequest } from "./strength.ts";

interface AdmissibleRequest {
  measure: Omit<StrengthRequest, "checked">;
  admissible: readonly CheckedCandidate[];
  /** What earlier rounds could only propose. */
  earlier: readonly CheckedCandidate[];
  findings: Findings;
  /** By `performance.now()`. */
  deadline: number;
}

/** Those whose proof holds once it is measured how much it proves, best first. */
export async function measureAdmissible(request: AdmissibleRequest, context: StageContext): Promise<Passing[]> {
  const { measure, admissible, earlier, findings, deadline } = request;
  const passing: Passing[] = [];
  for (const checked of admissible) {
    // Half of what is left stays for the coverage of the one that is chosen.
    const leftMs = Math.max(1, deadline - performance.now()) / 2;
    const bounded = { timeMs: leftMs, signal: AbortSignal.any([context.signal, AbortSignal.timeout(Math.ceil(leftMs))]) };
    const { strength, mutants } = await measureStrength({ ...measure, checked }, bounded);
    checked.facts.isIndistinct = isIndistinct(checked.isJudgedBySuite ? checked.facts.suite : null, mutants);
    checked.verdict = gateV(checked.facts);
    if (checked.verdict.passed) passing.push({ checked, strength });
    else findings.refuse(checked);
  }
  passing.sort(comparePassing);
  // Whoever tries enough finds an edit that passes everything: what came before and is as likely stays as likely.
  const others = [...earlier, ...findings.unproven, ...admissible];
  const best = passing[0]?.checked;
  // Where no value is demanded none is known, and edits may well give different ones: the proof says so itself.
  const isValueOpen = best?.isJudgedBySuite === true && measure.admitted.test.demandsNoValue === true;
  const threw = measure.admitted.failure.kind === "exception";
  const isAmbiguous = best !== undefined && !isValueOpen && others.some((checked) => isRival(best, checked, threw));
  if (!isAmbiguous) return passing;
  for (const { checked } of passing) {
    checked.facts.isAmbiguous = true;
    checked.verdict = gateV(checked.facts);
    findings.refuse(checked);
  }
  return [];
}
