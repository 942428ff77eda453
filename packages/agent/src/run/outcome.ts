import type { AgentResultStatus, Evidence, ReproductionItem, StatusResult } from "@fixpoint/contracts";
import type { Sandbox } from "@fixpoint/sandbox";
import { countBaseline, existingUnitTests } from "../stages/3-environment/baseline.ts";
import { toTestResults } from "../stages/4-reproduce/test-results.ts";
import type { Symptom } from "../types/facts.ts";
import type { RunOutcome } from "../types/run.ts";
import type { Ending, RunState } from "./state.ts";

const MAX_ATTEMPTS = 100;

/** Result by what the gates let through; an error counts only where neither gate was passed. */
function resultStatus(state: RunState, ending: Ending): AgentResultStatus {
  if (state.validated !== null) return "validated_fix";
  if (state.admitted !== null) return "reproduced";
  if (ending.error !== null) return "error";
  return ending.unsuitable ? "unsuitable_issue" : "no_result";
}

/**
 * `reproduced_status` is gate R; `pre_commit_test_status` the reproduction on the
 * patched tree; `unit_tests_status` the existing suite there; `validation_test_status` gate V as a whole.
 */
function statusResult(state: RunState, status: AgentResultStatus): StatusResult {
  const tried = state.attempts.some((attempt) => attempt.stage === "validate");
  const reproduceTried = state.attempts.some((attempt) => attempt.stage === "reproduce");
  const fixed = state.validated !== null;
  const passedBefore = state.attempts.some(
    (attempt) =>
      attempt.stage === "validate" &&
      !["reproduction_fails", "edit_misfit", "path_refused", "does_not_parse"].includes(attempt.result),
  );
  return {
    has_fix: fixed,
    issue_status: status,
    reproduced_status: state.admitted !== null ? "passed" : reproduceTried ? "failed" : "not_run",
    unit_tests_status: fixed ? (state.validated?.suite ? "passed" : "not_run") : state.lastSuite !== null ? "failed" : "not_run",
    pre_commit_test_status: fixed || passedBefore ? "passed" : tried ? "failed" : "not_run",
    validation_test_status: fixed ? "passed" : tried ? "failed" : "not_run",
  };
}

export function describeSymptom(symptom: Symptom): string {
  switch (symptom.kind) {
    case "wrong_value": {
      const actual = symptom.actual === null ? "a wrong value" : `gives ${symptom.actual}`;
      return symptom.expected === null ? actual : `${actual} where ${symptom.expected} is expected`;
    }
    case "exception":
      return `throws ${symptom.errorType ?? "an exception"}${symptom.message === null ? "" : `: ${symptom.message}`}`;
    case "missing_exception":
      return `does not throw ${symptom.errorType ?? "an exception"}${symptom.message === null ? "" : `: ${symptom.message}`}`;
    case "hang":
      return "does not come to an end";
    case "missing_export":
      return `${symptom.name} is missing`;
  }
}

function environmentEvidence(state: RunState): Evidence["environment"] {
  const { environment } = state;
  if (environment === null) return null;
  const { profile, install, baseline, notes, standIns } = environment;
  return {
    language: profile.language,
    packageManager: profile.packageManager,
    testRunner: profile.testRunner,
    testCommand: baseline?.run.command ?? null,
    toolVersions: install.toolVersions,
    install: install.status,
    baseline: baseline === null ? null : countBaseline(baseline),
    notes: notes.map((note) => note.slice(0, 1000)),
    ...(standIns.length > 0 && { standIns: standIns.map(({ file, source }) => ({ file, source })) }),
  };
}

function searchEvidence(state: RunState): Evidence["search"] {
  if (state.repair === null) return null;
  const { tried, seconds, plausible, survivors } = state.repair;
  return {
    candidatesTried: tried,
    candidatesPlausible: plausible,
    candidatesSurviving: survivors.length,
    seconds,
    candidatesPerSecond: seconds > 0 ? tried / seconds : 0,
    chosen: state.validated?.candidate.description ?? null,
    alternatives: state.validated?.alternatives ?? state.proposals,
  };
}

function reproductionScript(state: RunState): ReproductionItem[] {
  const first = state.admitted?.runs[0];
  if (state.admitted === null || first === undefined) return [];
  const { test } = state.admitted;
  return [
    {
      test_name: test.testName,
      file_path: test.filePath,
      test_code: test.code,
      results_pre_fix: toTestResults(first),
      results_post_fix: state.validated === null ? null : toTestResults(state.validated.reproduction),
    },
  ];
}

export interface OutcomeExtras {
  engine: string | null;
  sandbox: Pick<Sandbox, "driver" | "strength">;
  totalSeconds: number;
  byStage: Record<string, number>;
  peakMemoryBytes: number | null;
  outDir: string;
}

/** A path as a shell takes it. */
function shellWord(text: string): string {
  return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}

/** The outcome without its bundle: `evidenceDir` is null until one was written. */
export function buildOutcome(state: RunState, ending: Ending, extras: OutcomeExtras): RunOutcome {
  const status = resultStatus(state, ending);
  const { admitted, validated, environment } = state;
  const evidence: Evidence = {
    version: 1,
    verdict: {
      reason: ending.reason,
      summary: ending.summary.slice(0, 1000),
      errorKind: status === "error" ? ending.error : null,
    },
    suitability: state.suitability,
    baseSha: state.copy?.baseSha ?? null,
    engine: extras.engine,
    sandbox: { driver: extras.sandbox.driver, strength: extras.sandbox.strength },
    environment: environmentEvidence(state),
    reproduction:
      admitted === null
        ? null
        : {
            derivedFrom: admitted.test.derivedFrom,
            symptom: describeSymptom(admitted.test.symptom),
            stableRuns: admitted.runs.length,
            command: admitted.runs[0]?.command ?? "",
          },
    suspicious: state.suspicious.slice(0, 50),
    search: searchEvidence(state),
    strength: validated?.strength ?? null,
    coverage: validated?.coverage ?? null,
    ...(state.models.length === 0 ? {} : { models: state.models.map((use) => ({ ...use })) }),
    tried: state.attempts
      .slice(0, MAX_ATTEMPTS)
      .map((attempt) => ({ ...attempt, what: attempt.what.slice(0, 500), detail: attempt.detail.slice(0, 1000) })),
    timings: { total: extras.totalSeconds, toReproduction: state.toReproduction, toFix: state.toFix, byStage: extras.byStage },
    peakMemoryBytes: extras.peakMemoryBytes,
    replayCommand: admitted === null ? null : `npx fixpoint replay ${shellWord(extras.outDir)}`,
  };
  return {
    resultStatus: status,
    statusResult: statusResult(state, status),
    baseSha: state.copy?.baseSha ?? null,
    fix: validated?.fix ?? [],
    patch: validated?.patch ?? null,
    reproductionScript: reproductionScript(state),
    existingUnitTests: existingUnitTests(environment?.baseline ?? null, validated?.suite ?? null),
    modifiedUnitTests: [],
    evidence,
    evidenceDir: null,
  };
}
