import type { Evidence, Mutant, TestResults } from "@fixpoint/contracts";
import type { z } from "zod";
import type { ProvenRun } from "../issue-reference.ts";

/** Everything in a proven run that an issue's author or the project's code has words in. */
export interface Words {
  symptom: string;
  derivedFrom: string;
  chosen: string;
  command: string;
  message: string;
  note: string;
  file: string;
}

const PLAIN_WORDS: Words = {
  symptom: "gives 0 where 3 is expected",
  derivedFrom: "the first code block with its comment",
  chosen: "variable: `low` became `high` at limits.js:5",
  command: "node --test test/clamp.test.js",
  message: "Expected values to be strictly equal:\n\n0 !== 3",
  note: "The test only shows that the call no longer fails: nothing says what its right value is.",
  file: "limits.js",
};

function results(status: "PASSED" | "FAILED", { command, message }: Words): TestResults {
  const failure = status === "FAILED" ? message : null;
  return {
    output: message,
    output_storage_path: null,
    test_run: command,
    granular_test_results: [{ name: "clamp", file: null, status, duration_ms: 1, message: failure }],
    aggregate_test_results: status,
  };
}

function evidence({ symptom, derivedFrom, chosen, command, note, file }: Words): Evidence {
  const survivor: z.infer<typeof Mutant> = { file, line: 5, description: chosen, status: "survived" };
  return {
    version: 1,
    verdict: { reason: "validated", summary: "The fix holds.", errorKind: null },
    suitability: null,
    baseSha: "a".repeat(40),
    engine: "auto",
    sandbox: { driver: "bubblewrap", strength: "isolated" },
    environment: {
      language: "javascript",
      packageManager: null,
      testRunner: "node:test",
      testCommand: command,
      toolVersions: {},
      install: "not_needed",
      baseline: { passed: 12, failed: 1, skipped: 2, flaky: 0 },
      notes: [],
    },
    reproduction: { derivedFrom, symptom, stableRuns: 5, command },
    suspicious: [
      { file, line: 2, score: 1, reasons: ["run by the failing test alone"] },
      { file, line: 5, score: 0.9, reasons: [note] },
    ],
    search: {
      candidatesTried: 120,
      candidatesPlausible: 3,
      candidatesSurviving: 2,
      seconds: 2,
      candidatesPerSecond: 60,
      chosen,
      alternatives: [{ description: chosen, diff: "" }],
    },
    strength: {
      neededHunks: 1,
      hunks: 1,
      mutants: [survivor, { ...survivor, status: "killed" }],
      secondExample: "neighbours",
      notes: [note],
    },
    coverage: { covered: 1, coverable: 1 },
    tried: [{ stage: "reproduce", what: chosen, result: "passed_on_base", detail: note }],
    timings: { total: 3, toReproduction: 1, toFix: 2, byStage: {} },
    peakMemoryBytes: null,
    replayCommand: "npx fixpoint replay somewhere",
  };
}

/** A run whose fix is proven; `words` replace what others could have written. */
export function provenRun(words: Partial<Words> = {}): ProvenRun {
  const all = { ...PLAIN_WORDS, ...words };
  return {
    evidence: evidence(all),
    statusResult: {
      has_fix: true,
      issue_status: "validated_fix",
      reproduced_status: "passed",
      unit_tests_status: "passed",
      pre_commit_test_status: "passed",
      validation_test_status: "passed",
    },
    fix: [
      {
        file_path: all.file,
        base: { code: "a", code_storage_path: null },
        patch: { code: "b", code_storage_path: null },
        added_lines: [5],
        removed_lines: [5],
        tests_coverage: [5],
        coverable_lines: [5],
        coverage_by_tests: {},
        detailed_coverage: [],
      },
    ],
    reproductionScript: [
      {
        test_name: "clamp",
        file_path: "test/clamp.test.js",
        test_code: "",
        results_pre_fix: results("FAILED", all),
        results_post_fix: results("PASSED", all),
      },
    ],
  };
}
