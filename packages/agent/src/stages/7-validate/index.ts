import type { Attempt, FixItem } from "@fixpoint/contracts";
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
import { checkCandidate, type CheckedCandidate } from "./check-candidate.ts";
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
  alternatives: { description: string; diff: string }[];
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
}

export interface ValidateResult {
  end: StageEnd;
  validated: ValidatedFix | null;
  attempts: Attempt[];
  refusals: Refusal[];
  /** Run of the suite with the best candidate, even if it was refused; null when none got so far. */
  lastSuite: TestRun | null;
}

/** Candidates whose whole proof is made; what falls before the suite is run costs little and is not counted. */
const MAX_CHECKED = 6;
const MAX_LOOKED_AT = 40;
/** More that pass would change little: they come in falling order of merit. */
const ENOUGH_PASSING = 5;
/** A next candidate below this part of the best one's score would not be chosen before it. */
const CLEARLY_LESS = 0.9;
const MAX_ALTERNATIVES = 5;

interface Passing {
  checked: CheckedCandidate;
  strength: Strength;
}

/** Nothing that is known before its strength is measured speaks against the candidate, and the next is far behind. */
function isClearBest(best: CheckedCandidate, next: Candidate | undefined): boolean {
  const simple = best.candidate.edits.length === 1;
  // What changes the answers to other inputs may do too much: then others are worth a look.
  const { changed } = best.examples;
  return simple && changed === 0 && next !== undefined && next.score < best.candidate.score * CLEARLY_LESS;
}

function changeSize(checked: CheckedCandidate): number {
  return checked.candidate.edits.reduce((sum, edit) => sum + edit.replacement.length + (edit.end - edit.start), 0);
}

function killRatio(strength: Strength): number {
  const counted = strength.mutants.length;
  return counted === 0 ? 0 : strength.mutants.filter((mutant) => mutant.status !== "survived").length / counted;
}

/** Best first: no needless hunk, fewer neighbours that lose their value, more second examples, much fewer changed neighbours, likelier by the engine's own score, better guarded by tests, smaller. */
export function comparePassing(a: Passing, b: Passing): number {
  const needless = (one: Passing): number => one.strength.hunks - one.strength.neededHunks;
  const examples = (one: Passing): number => one.checked.examples.unseen;
  return (
    needless(a) - needless(b) ||
    a.checked.examples.lost - b.checked.examples.lost ||
    examples(b) - examples(a) ||
    // Fifths: a neighbour more or less is chance.
    Math.round(a.checked.examples.changed * 5) - Math.round(b.checked.examples.changed * 5) ||
    b.checked.candidate.score - a.checked.candidate.score ||
    killRatio(b.strength) - killRatio(a.strength) ||
    changeSize(a.checked) - changeSize(b.checked)
  );
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
  const { environment, facts, admitted, plausible, baseFiles, events, screen } = request;
  const deadline = performance.now() + context.timeMs;
  const suiteMs = suiteTime(environment, context.timeMs);
  const examples = secondExamples(environment, admitted.test, context);
  const attempts: Attempt[] = [];
  const refusals: Refusal[] = [];
  const admissible: CheckedCandidate[] = [];
  let whole = 0;
  let lastSuite: TestRun | null = null;

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
      attempts.push({
        stage: "validate",
        what: candidate.description.slice(0, 500),
        result: checked.verdict.code,
        detail: checked.verdict.detail,
      });
      events.log("info", `${candidate.description}: ${checked.verdict.detail}`);
      if (checked.verdict.passed) admissible.push(checked);
      else refusals.push({ candidateId: candidate.id, detail: `${checked.verdict.code}: ${checked.verdict.detail}` });
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
    passing.push({
      checked,
      strength: await measureStrength({ environment, admitted, facts, checked, screen, suiteMs }, bounded),
    });
  }
  passing.sort(comparePassing);
  const best = passing[0];
  if (best === undefined || best.checked.reproduction === null) {
    const reason = context.signal.aborted ? "out_of_time" : "none_validated";
    const summary = `None of ${attempts.length} plausible edits holds up as a fix${attempts[0] ? `: ${attempts[0].detail}` : "."}`;
    return { end: { outcome: "failed", reason, summary: summary.slice(0, 500) }, validated: null, attempts, refusals, lastSuite };
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
    alternatives: passing
      .slice(1, 1 + MAX_ALTERNATIVES)
      .map((one) => ({ description: one.checked.candidate.description, diff: unifiedDiff(one.checked.changes) })),
  };
  return {
    end: { outcome: "passed", reason: "validated", summary: checked.verdict.detail },
    validated,
    attempts,
    refusals,
    lastSuite: checked.suite,
  };
}
