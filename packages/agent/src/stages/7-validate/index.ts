import type { FixItem } from "@fixpoint/contracts";
import { NOTHING_DOCUMENTED, type Documented } from "../../documentation/index.ts";
import type { EventLog } from "../../run/event-log.ts";
import type { StageContext, StageEnd } from "../../run/stage-runner.ts";
import type { Candidate } from "../../types/candidate.ts";
import type { IssueFacts } from "../../types/facts.ts";
import type { SpectrumResult } from "../../types/language.ts";
import type { TestRun } from "../../types/tests.ts";
import type { Environment } from "../3-environment/index.ts";
import type { Admitted } from "../4-reproduce/index.ts";
import { spectrumTestFiles } from "../5-localise/spectrum-test-files.ts";
import { UNKNOWN_REACH, type Reach } from "../5-localise/reach.ts";
import type { PutAside } from "../6-repair/batch.ts";
import type { Searching } from "./chance.ts";
import type { CheckedCandidate, CheckRequest } from "./check-candidate.ts";
import { checkPlausible } from "./check-plausible.ts";
import type { Copies } from "./copies.ts";
import { unifiedDiff, type FileChange } from "./diffs.ts";
import { coverageCounts, fixItems } from "./fix-items.ts";
import { createFindings, type Findings } from "./findings.ts";
import { measureAdmissible } from "./measure-admissible.ts";
import { toProposals, type Proposal } from "./proposals.ts";
import { proposeAside } from "./put-aside.ts";
import { secondExamples, type ExampleMemory } from "./second-examples.ts";
import type { SuiteScreen } from "./suite-screen.ts";
import type { Strength } from "./strength.ts";

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

export interface ValidateRequest extends Searching {
  environment: Environment;
  facts: IssueFacts;
  admitted: Admitted;
  /** Best first. */
  plausible: readonly Candidate[];
  baseFiles: ReadonlySet<string>;
  events: EventLog;
  /** Knows what refused candidates of earlier rounds. */
  screen: SuiteScreen;
  copies: Copies;
  /** What the project's documentation shows; nothing where it was not read. */
  documented?: Documented;
  /** What runs the lines that are changed; unknown where that was not watched. */
  reach?: Reach;
  /** What earlier rounds could only propose. */
  earlier?: readonly CheckedCandidate[];
  /** What earlier rounds did not look at: foreseen not to be proven, or less likely than others. */
  postponed?: readonly CheckedCandidate[];
  /** No round comes after it, or none that anything may wait for; true where it is not said. */
  isLast?: boolean;
  /** Code of second examples that are known to refuse edits. */
  telling?: ReadonlySet<string>;
  /** Of earlier rounds. */
  memory?: ExampleMemory;
}

export interface ValidateResult extends Pick<Findings, "attempts" | "refusals" | "unproven" | "putAside"> {
  end: StageEnd;
  validated: ValidatedFix | null;
  /** Run of the suite with the best candidate, even if it was refused; null when none got so far. */
  lastSuite: TestRun | null;
  /** For the next round. */
  postponed: CheckedCandidate[];
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
    testFiles: spectrumTestFiles(environment.baseline, facts, admitted),
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

function checkOf(request: Omit<ValidateRequest, "plausible">, context: StageContext): CheckRequest {
  const { environment, facts, admitted, baseFiles, screen, copies, documented = NOTHING_DOCUMENTED } = request;
  const { searched, behaviours, reach = UNKNOWN_REACH } = request;
  const fault = admitted.failure.kind === "exception" ? admitted.failure.message : null;
  const known = { documented, telling: request.telling, fault, memory: request.memory };
  const examples = secondExamples(environment, admitted.test, facts.text, known, context);
  const suiteMs = suiteTime(environment, context.timeMs);
  return { environment, admitted, baseFiles, examples, screen, reach, copies, searched, behaviours, suiteMs };
}

/** What is shown where all that passes was put aside; it ends as a stage that has proven nothing. */
export async function lookAside(
  request: Omit<ValidateRequest, "plausible"> & { putAside: readonly PutAside[] },
  context: StageContext,
): Promise<{ end: StageEnd; proposals: Proposal[] }> {
  const proposals = await proposeAside(checkOf(request, context), request.putAside, context);
  const summary = `All ${request.putAside.length} edits that pass the reproduction break a test that passed before or contradict another example of the issue.`;
  return { end: { outcome: "failed", reason: "none_validated", summary }, proposals };
}

/** Stage 7: gate V for each plausible candidate, then the best of those that pass. */
export async function validate(request: ValidateRequest, context: StageContext): Promise<ValidateResult> {
  const { environment, facts, admitted, plausible, events, screen, earlier = [], isLast = true } = request;
  const deadline = performance.now() + context.timeMs;
  const findings = createFindings(events);
  const check = checkOf(request, context);
  const { examples, suiteMs } = check;
  const { admissible, lastSuite, ...later } = await checkPlausible(
    { check, plausible, earlier, postponed: request.postponed ?? [], isLast, findings, events },
    context,
  );
  const measure = { environment, admitted, facts, baseFiles: request.baseFiles, examples, screen, suiteMs };
  const { passing, behind, cutOff } = await measureAdmissible(
    { measure, admissible, earlier, findings, deadline, searched: request.searched, behaviours: request.behaviours },
    context,
  );
  const postponed = [...later.postponed, ...cutOff];
  for (const checked of [...passing.map((one) => one.checked), ...behind]) findings.tell(checked);

  const { attempts, refusals, unproven, putAside } = findings;
  const [best, ...others] = passing;
  if (best === undefined || best.checked.reproduction === null) {
    const reason = context.signal.aborted ? "out_of_time" : "none_validated";
    // What is only not proven says more than what was wrong.
    const nearest = (unproven[0] ?? postponed[0])?.verdict;
    const told = nearest?.passed === true ? "There was no time left to prove one." : (nearest?.detail ?? attempts[0]?.detail);
    const count = plausible.length + (request.postponed?.length ?? 0);
    const summary = `None of ${count} plausible edits holds up as a fix${told === undefined ? "." : `: ${told}`}`;
    return {
      end: { outcome: "failed", reason, summary: summary.slice(0, 500) },
      validated: null,
      attempts,
      refusals,
      unproven,
      putAside,
      lastSuite,
      postponed,
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
    reproduction: best.checked.reproduction,
    suite: checked.suite,
    strength,
    coverage: spectrum === null ? null : coverageCounts(fix),
    alternatives: toProposals([...others.map((other) => other.checked), ...behind]),
  };
  return {
    end: { outcome: "passed", reason: "validated", summary: checked.verdict.detail },
    validated,
    attempts,
    refusals,
    unproven,
    putAside,
    lastSuite: checked.suite,
    postponed,
  };
}
