import type { Attempt, FixItem } from "@fixpoint/contracts";
import { NOTHING_DOCUMENTED, type Documented } from "../../documentation/index.ts";
import type { EventLog } from "../../run/event-log.ts";
import type { StageContext, StageEnd } from "../../run/stage-runner.ts";
import type { Candidate } from "../../types/candidate.ts";
import type { IssueFacts } from "../../types/facts.ts";
import type { SpectrumResult } from "../../types/language.ts";
import type { TestRun } from "../../types/tests.ts";
import type { Environment } from "../3-environment/index.ts";
import type { Admitted } from "../4-reproduce/index.ts";
import { spectrumTestFiles } from "../5-localise/index.ts";
import type { Refusal } from "../6-repair/index.ts";
import { gateV, isIndistinct, isUnproven } from "../../gates/gate-v.ts";
import { checkCandidate, type CheckedCandidate } from "./check-candidate.ts";
import { compareChecked, comparePassing, isClearBest, isRival, type Passing } from "./choose.ts";
import { unifiedDiff, type FileChange } from "./diffs.ts";
import { coverageCounts, fixItems } from "./fix-items.ts";
import { secondExamples } from "./second-examples.ts";
import type { SuiteScreen } from "./suite-screen.ts";
import { measureStrength, type Strength } from "./strength.ts";

/** A fix that gate V admitted, with everything that speaks for it. */
export interface ValidatedFix {
  candidate: Candidate;
  changes: FileChange[];
  fix: FixItem[];
  patch: string;
  reproduction: TestRun;
  suite: TestRun | null;
  strength: Strength;
  coverage: { covered: number; coverable: number } | null;
  alternatives: Proposal[];
}

/** An edit for people to look at. */
export interface Proposal {
  description: string;
  /** Unified, of source files only. */
  diff: string;
}

export interface ValidateRequest {
  environment: Environment;
  facts: IssueFacts;
  admitted: Admitted;
  /** Best first. */
  plausible: readonly Candidate[];
  baseFiles: ReadonlySet<string>;
  events: EventLog;
  /** Knows what refused candidates of earlier rounds. */
  screen: SuiteScreen;
  /** What the project's documentation shows; nothing where it was not read. */
  documented?: Documented;
  /** What earlier rounds could only propose. */
  earlier?: readonly CheckedCandidate[];
}

export interface ValidateResult {
  end: StageEnd;
  validated: ValidatedFix | null;
  attempts: Attempt[];
  refusals: Refusal[];
  /** Nothing speaks against them but that too little speaks for them. */
  unproven: CheckedCandidate[];
  /** Run of the suite with the best candidate, even if it was refused; null when none got so far. */
  lastSuite: TestRun | null;
}

/** Candidates whose whole proof is made; what falls before the suite is run costs little and is not counted. */
const MAX_CHECKED = 6;
const MAX_LOOKED_AT = 40;
/** More that pass would change little: they come in falling order of merit. */
const ENOUGH_PASSING = 5;
const MAX_ALTERNATIVES = 5;

/** The best of what could not be proven, best first. */
export function proposalsOf(unproven: readonly CheckedCandidate[]): Proposal[] {
  return unproven.toSorted(compareChecked).slice(0, MAX_ALTERNATIVES).map(proposalOf);
}

function proposalOf({ candidate, changes }: CheckedCandidate): Proposal {
  return { description: candidate.description, diff: unifiedDiff(changes) };
}

async function patchedSpectrum(
  environment: Environment,
  facts: IssueFacts,
  admitted: Admitted,
  best: CheckedCandidate,
  context: StageContext,
): Promise<SpectrumResult | null> {
  if (best.workspace === null) return null;
  const spectrum = await environment.adapter.spectrum({ ...best.workspace, signal: context.signal }, environment.profile, {
    reproduction: admitted.test,
    testFiles: spectrumTestFiles(environment, facts),
    timeMs: Math.max(5000, context.timeMs * 0.2),
  });
  // Nothing seen at all means that it could not be measured, not that nothing is covered.
  if (Object.keys(spectrum.coverable).length === 0) throw new Error("no line was seen to run");
  return spectrum;
}

/** The new tests as a part of the patch; a reproduction that is in the tree already is none. */
function testChanges({ test, companions = [] }: Admitted): FileChange[] {
  const own = { path: test.filePath, patched: test.code };
  return [...(test.isInTree === true ? [] : [own]), ...companions].map((one) => ({ ...one, base: null }));
}

/** For one run of the suite: thrice what it took on base, within what the stage has. */
function suiteTime(environment: Environment, timeMs: number): number {
  const base = environment.baseline?.run.durationMs ?? 0;
  return Math.min(Math.max(10_000, base * 3), Math.max(10_000, timeMs * 0.5));
}

/** Stage 7: gate V for each plausible candidate, then the best of those that pass. */
export async function validate(request: ValidateRequest, context: StageContext): Promise<ValidateResult> {
  const { environment, facts, admitted, plausible, baseFiles, events, screen, earlier = [] } = request;
  const documented = request.documented ?? NOTHING_DOCUMENTED;
  const deadline = performance.now() + context.timeMs;
  const suiteMs = suiteTime(environment, context.timeMs);
  const examples = secondExamples(environment, admitted.test, facts.text, documented, context);
  const attempts: Attempt[] = [];
  const refusals: Refusal[] = [];
  const admissible: CheckedCandidate[] = [];
  const unproven: CheckedCandidate[] = [];
  let whole = 0;
  let lastSuite: TestRun | null = null;

  function tell({ candidate, verdict }: CheckedCandidate): void {
    const what = candidate.description.slice(0, 500);
    attempts.push({ stage: "validate", what, result: verdict.code, detail: verdict.detail });
    events.log("info", `${candidate.description}: ${verdict.detail}`);
  }

  function refuse(checked: CheckedCandidate): void {
    const { candidate, verdict } = checked;
    tell(checked);
    refusals.push({ candidateId: candidate.id, detail: `${verdict.code}: ${verdict.detail}` });
    if (isUnproven(verdict)) unproven.push(checked);
  }

  for (const [index, candidate] of plausible.slice(0, MAX_LOOKED_AT).entries()) {
    if (context.signal.aborted || admissible.length >= ENOUGH_PASSING || whole >= MAX_CHECKED) break;
    if (admissible.length > 0 && performance.now() > deadline - context.timeMs * 0.6) break;
    if (admissible[0] !== undefined && isClearBest(admissible[0], candidate)) break;
    events.emit({ type: "progress", label: "Candidates validated", done: index, total: null });
    try {
      const checked = await checkCandidate(
        { environment, admitted, baseFiles, examples, screen, suiteMs },
        candidate,
        `candidate-${index}`,
        context,
      );
      lastSuite = checked.suite ?? lastSuite;
      if (checked.suite !== null || checked.verdict.passed) whole += 1;
      if (checked.verdict.passed) admissible.push(checked);
      else refuse(checked);
    } catch (error) {
      // Out of time: what passed before still counts.
      if (!context.signal.aborted) throw error;
    }
  }

  const passing: Passing[] = [];
  for (const checked of admissible) {
    // Half of what is left stays for the coverage of the one that is chosen.
    const leftMs = Math.max(1, deadline - performance.now()) / 2;
    const bounded = { timeMs: leftMs, signal: AbortSignal.any([context.signal, AbortSignal.timeout(Math.ceil(leftMs))]) };
    const request = { environment, admitted, facts, checked, examples, screen, suiteMs };
    const { strength, mutants } = await measureStrength(request, bounded);
    checked.facts.isIndistinct = isIndistinct(checked.facts.suite, mutants);
    checked.verdict = gateV(checked.facts);
    if (!checked.verdict.passed) {
      refuse(checked);
      continue;
    }
    passing.push({ checked, strength });
  }
  passing.sort(comparePassing);
  const [first] = passing;
  // Whoever tries enough finds an edit that passes everything: what came before and is as likely stays as likely.
  const others = [...earlier, ...unproven, ...admissible];
  const isAmbiguous = first !== undefined && others.some((checked) => isRival(first.checked, checked));
  if (isAmbiguous && first.checked.facts.suite === null) {
    for (const { checked } of passing) {
      checked.facts.isAmbiguous = true;
      checked.verdict = gateV(checked.facts);
      refuse(checked);
    }
    passing.length = 0;
  }
  for (const { checked } of passing) tell(checked);
  const best = passing[0];
  if (best === undefined || best.checked.reproduction === null) {
    const reason = context.signal.aborted ? "out_of_time" : "none_validated";
    // What is only not proven says more than what was wrong.
    const told = unproven[0]?.verdict.detail ?? attempts[0]?.detail;
    const summary = `None of ${attempts.length} plausible edits holds up as a fix${told === undefined ? "." : `: ${told}`}`;
    return {
      end: { outcome: "failed", reason, summary: summary.slice(0, 500) },
      validated: null,
      attempts,
      refusals,
      unproven,
      lastSuite,
    };
  }
  const { checked, strength } = best;
  const spectrum = await patchedSpectrum(environment, facts, admitted, checked, context).catch((error: unknown) => {
    strength.notes.push(
      `Coverage of the fix could not be measured: ${error instanceof Error ? error.message.slice(0, 200) : "unknown"}`,
    );
    return null;
  });
  const fix = fixItems(checked.changes, spectrum);
  const validated: ValidatedFix = {
    candidate: checked.candidate,
    changes: checked.changes,
    fix,
    patch: unifiedDiff([...checked.changes, ...testChanges(admitted)]),
    reproduction: best.checked.reproduction ?? checked.reproduction,
    suite: checked.suite,
    strength,
    coverage: spectrum === null ? null : coverageCounts(fix),
    alternatives: passing.slice(1, 1 + MAX_ALTERNATIVES).map(({ checked: other }) => proposalOf(other)),
  };
  return {
    end: { outcome: "passed", reason: "validated", summary: checked.verdict.detail },
    validated,
    attempts,
    refusals,
    unproven,
    lastSuite: checked.suite,
  };
}
