import { gateV, pathViolations, valueIsUnknown, type GateVVerdict } from "../../gates/gate-v.ts";
import { writeInside } from "../../run/safe-files.ts";
import type { StageContext } from "../../run/stage-runner.ts";
import type { Candidate } from "../../types/candidate.ts";
import type { Workspace } from "../../types/language.ts";
import type { TestRun } from "../../types/tests.ts";
import type { Environment } from "../3-environment/index.ts";
import type { Admitted } from "../4-reproduce/index.ts";
import type { Reach } from "../5-localise/reach.ts";
import { changesOf } from "./changes-of.ts";
import type { Searching } from "./chance.ts";
import { compareSuite } from "./compare-suite.ts";
import type { Copies } from "./copies.ts";
import type { FileChange } from "./diffs.ts";
import { mendedTests } from "./mended-tests.ts";
import type { SuiteScreen } from "./suite-screen.ts";
import { objectionsTo } from "./not-by-rules.ts";
import { passesReproduction, runOnPatched } from "./run-on-patched.ts";
import { allPass, NO_EXAMPLES, type ExamplesAnswer, type SecondExamples } from "./second-examples.ts";
import { isReachedBySuite, passingAll, untold, whatSpeaks, type GatheredFacts } from "./what-speaks.ts";

/** One candidate on a tree of its own, and what gate V says. */
export interface CheckedCandidate {
  candidate: Candidate;
  facts: GatheredFacts;
  verdict: GateVVerdict;
  changes: FileChange[];
  /** The patched tree; null when the candidate was refused before there was one. */
  workspace: Workspace | null;
  /** First run of the reproduction on the patched tree. */
  reproduction: TestRun | null;
  /** The suite runs what the candidate changes; where it does not, its being green says nothing. */
  isJudgedBySuite: boolean;
  /** The existing suite on the patched tree. */
  suite: TestRun | null;
  examples: Omit<ExamplesAnswer, "failed" | "notes">;
  notes: string[];
}

export interface CheckRequest extends Searching {
  environment: Environment;
  admitted: Admitted;
  baseFiles: ReadonlySet<string>;
  examples: SecondExamples;
  screen: SuiteScreen;
  reach: Reach;
  copies: Copies;
  /** Milliseconds one run of the whole suite may take. */
  suiteMs: number;
}

/** What is known of a candidate before anything was looked at. */
export function unchecked(candidate: Candidate, changes: FileChange[] = []): CheckedCandidate {
  const facts = untold();
  return {
    candidate,
    facts,
    verdict: gateV(facts),
    changes,
    workspace: null,
    reproduction: null,
    suite: null,
    isJudgedBySuite: false,
    examples: NO_EXAMPLES,
    notes: [],
  };
}

/** New tests of a given fix that do not pass with it. */
async function failingCompanions({ environment, admitted, suiteMs }: CheckRequest, workspace: Workspace): Promise<string[]> {
  const { adapter, profile } = environment;
  const failing: string[] = [];
  for (const { path } of admitted.companions ?? []) {
    const run = await adapter.runTests(workspace, profile, {
      files: [path],
      timeMs: suiteMs,
      runner: profile.reproductionRunner,
    });
    if (!allPass(run)) failing.push(`${path}: its tests do not pass with the fix`);
  }
  return failing;
}

/**
 * Gate V for one candidate, cheap checks first; looks no further once something speaks against it. The verdict is what it will
 * be if the reproduction passes each time, not the first alone: `confirm` runs it again for what would be chosen.
 * @throws the signal's reason where the time was over before the answer was known: what was cut off speaks against nobody.
 */
export async function checkCandidate(
  request: CheckRequest,
  candidate: Candidate,
  label: string,
  context: StageContext,
): Promise<CheckedCandidate> {
  const { environment, admitted, baseFiles, examples, screen, suiteMs } = request;
  const { adapter, profile } = environment;
  const result = unchecked(candidate);
  const { facts } = result;
  function done(): CheckedCandidate {
    const verdict = gateV(facts.reproductionPassed[0] === true ? passingAll(facts) : facts);
    if (!verdict.passed && result.workspace !== null) context.signal.throwIfAborted();
    return { ...result, verdict };
  }

  facts.pathViolations = pathViolations([...new Set(candidate.edits.map((edit) => edit.file))], (file) =>
    adapter.classifyPath(file, profile),
  );
  if (facts.pathViolations.length > 0) return done();

  const changes = await changesOf(candidate, environment.workspace, baseFiles, request.copies);
  if (typeof changes === "string") {
    facts.misfit = changes;
    return done();
  }
  result.changes = changes;
  for (const { path, copyOf } of changes)
    if (copyOf !== undefined) result.notes.push(`${path} has the same code as ${copyOf}, and is changed alike.`);
  for (const change of changes) {
    const error = await adapter.syntaxError(change.path, change.patched);
    if (error !== null) facts.syntaxErrors.push(`${change.path}: ${error}`);
  }
  if (facts.syntaxErrors.length > 0) return done();
  facts.objections = await objectionsTo(request, candidate, changes);
  if (facts.objections.length > 0) return done();
  facts.typeErrors = await environment.types.errorsOf(candidate.edits);
  if (facts.typeErrors.length > 0) return done();

  // Tests, configurations and lockfiles are the base commit's, whatever ran before: the tree is new.
  const workspace = { ...(await environment.fresh(label)), signal: context.signal };
  result.workspace = workspace;
  for (const change of changes) await writeInside(workspace.root, change.path, change.patched);
  await writeInside(workspace.root, admitted.test.filePath, admitted.test.code);
  for (const { path, patched } of admitted.companions ?? []) await writeInside(workspace.root, path, patched);

  result.reproduction = await runOnPatched(request, workspace, context);
  facts.reproductionPassed.push(passesReproduction(result.reproduction, admitted.test));
  if (!facts.reproductionPassed[0]) return done();

  facts.regressions = await screen.regressions(workspace, suiteMs);
  if (facts.regressions.length > 0) return done();

  const seen = await examples.check(workspace);

  const { failed, notes, ...counts } = seen;
  facts.failedExamples = failed;
  facts.switchesOff = seen.switchesOff;
  result.examples = counts;
  result.notes.push(...notes);
  const { demandsNoValue = false, isOnlyUnwanted = false, symptom } = admitted.test;
  facts.isValueUnknown = isOnlyUnwanted || valueIsUnknown(demandsNoValue, seen, symptom.kind === "hang");
  // What the suite says of an edit that switches something off makes no fix of it; of one made by rules the search has asked
  // its nearest tests, so that it may be proposed without the others.
  const isKnownToSwitchOff = facts.switchesOff !== null && candidate.proposedBy === undefined;
  if (failed.length > 0 || facts.isValueUnknown || isKnownToSwitchOff) return done();

  const suite = await compareSuite(environment, workspace, suiteMs);
  result.suite = suite.run;
  if (suite.run !== null && suite.regressions.length > 0) screen.learn(suite.run);
  result.notes.push(...suite.notes);
  facts.regressions = [...suite.regressions, ...(await failingCompanions(request, workspace))];
  facts.suite = suite.state;
  result.isJudgedBySuite = suite.state !== null && isReachedBySuite(request, candidate, changes);
  const judging = result.isJudgedBySuite ? suite.state : null;
  const mended = mendedTests(environment.baseline, suite.run, admitted.test);
  result.examples = { ...counts, unseen: counts.unseen + mended };
  Object.assign(facts, whatSpeaks(request, { candidate, changes, seen: result.examples, judging }));
  return done();
}
