import type { Symptom } from "../types/facts.ts";
import type { ReproductionTest } from "../types/language.ts";
import type { TestFailure, TestRun } from "../types/tests.ts";
import { looksLikeValue, sameValue } from "./compare-values.ts";
import { baseErrorName, sameMessage } from "./messages.ts";
import { isOfOtherKind } from "./other-kind.ts";
import {
  describe,
  isOwnMistake,
  type JudgedTest,
  looksAlike,
  missesFixtureFile,
  reproductionFailure,
  throwsInProject,
} from "./reproduction-failure.ts";

/** What gate R says about one run, or about the whole reproduction. Codes are stable. */
export interface GateRVerdict {
  passed: boolean;
  code:
    | "reproduced"
    | "passed_on_base"
    | "import_error"
    | "syntax_error"
    | "fixture_error"
    | "no_tests"
    | "timeout"
    | "crash"
    | "test_error"
    | "wrong_symptom"
    | "flaky"
    | "not_run";
  detail: string;
}

const REFUSED_KINDS = {
  import: ["import_error", "The test could not import what it needs"],
  syntax: ["syntax_error", "The test does not parse"],
  fixture: ["fixture_error", "The test's set-up failed"],
  no_tests: ["no_tests", "The runner found no test in the file"],
  timeout: ["timeout", "The test ran out of time"],
  crash: ["crash", "The test process crashed"],
} as const;

function isRefusedKind(kind: TestFailure["kind"]): kind is keyof typeof REFUSED_KINDS {
  return kind in REFUSED_KINDS;
}

function verdict(code: GateRVerdict["code"], detail: string): GateRVerdict {
  return { passed: code === "reproduced", code, detail: detail.slice(0, 1000) };
}

function judgeException(
  symptom: { errorType: string | null; message: string | null },
  failure: TestFailure,
  test: JudgedTest,
): GateRVerdict {
  const stated = symptom.errorType === null ? null : baseErrorName(symptom.errorType);
  if (failure.kind === "assertion") {
    // “should not throw” assertions wrap what was thrown into their own message.
    const inner = stated === null ? symptom.message : stated;
    const named = inner !== null && failure.message.includes(inner);
    const told = symptom.message === null || sameMessage(symptom.message, failure.message);
    return named && told
      ? verdict("reproduced", `Throws as stated: ${describe(failure)}`)
      : verdict("wrong_symptom", `The issue states an exception, the test failed otherwise: ${describe(failure)}`);
  }
  const type = failure.errorType === null ? null : baseErrorName(failure.errorType);
  if (stated !== null && type !== stated) return verdict("wrong_symptom", `Expected ${stated}, got ${describe(failure)}`);
  if (symptom.message !== null && !sameMessage(symptom.message, failure.message)) {
    return verdict("wrong_symptom", `The exception has another message: ${describe(failure)}`);
  }
  const nothingStated = stated === null && symptom.message === null;
  if (
    (symptom.message === null && isOwnMistake(failure, test)) ||
    (nothingStated && throwsInProject(failure, test.filePath) === false)
  )
    return verdict("test_error", `The test itself is at fault: ${describe(failure)}`);
  return verdict("reproduced", `Throws as stated: ${describe(failure)}`);
}

function judgeValue(
  symptom: { expected: string | null; actual: string | null },
  failure: TestFailure,
  test: JudgedTest,
): GateRVerdict {
  const stated = symptom.actual !== null && looksLikeValue(symptom.actual) ? symptom.actual : null;
  if (failure.kind === "exception") {
    if (isOwnMistake(failure, test)) return verdict("test_error", `The test itself is at fault: ${describe(failure)}`);
    if (stated === null && throwsInProject(failure, test.filePath) === true) {
      return verdict("reproduced", `Throws where a value is expected: ${describe(failure)}`);
    }
    return verdict("wrong_symptom", `The issue states a wrong value, the test threw ${describe(failure)}`);
  }
  if (looksAlike(failure))
    return verdict("test_error", `The two sides look alike, so that nothing is shown to be wrong: ${describe(failure)}`);
  if (isOfOtherKind(failure, symptom))
    return verdict("test_error", `The test compares two kinds of values, which no fix makes equal: ${describe(failure)}`);
  if (stated === null) return verdict("reproduced", `Gives a wrong value: ${describe(failure)}`);
  const seen = failure.actual;
  const matches =
    seen === null ? failure.message.includes(stated.replace(/^`+|`+$/g, "")) : sameValue(stated, seen, symptom.expected);
  return matches
    ? verdict("reproduced", `Gives ${stated}, as stated`)
    : verdict("wrong_symptom", `The issue states ${stated}, the test saw ${seen ?? describe(failure)}`);
}

function judgeMissingException(failure: TestFailure, test: JudgedTest): GateRVerdict {
  if (failure.kind === "assertion" || /DID NOT RAISE|not raised|Missing expected/i.test(failure.message)) {
    return verdict("reproduced", `Does not throw as it should: ${describe(failure)}`);
  }
  if (isOwnMistake(failure, test) || throwsInProject(failure, test.filePath) !== true) {
    return verdict("test_error", `The test itself is at fault: ${describe(failure)}`);
  }
  return verdict("reproduced", `Throws something else than it should: ${describe(failure)}`);
}

function judgeMissingExport(name: string, failure: TestFailure): GateRVerdict {
  const about = failure.message.includes(name);
  const fitting =
    failure.kind === "import" || failure.kind === "exception" || failure.kind === "assertion" || failure.kind === "syntax";
  return about && fitting
    ? verdict("reproduced", `${name} is missing, as stated`)
    : verdict("wrong_symptom", `The issue states that ${name} is missing: ${describe(failure)}`);
}

/** Kinds that never count may still be the declared symptom: an import error that the issue quotes. */
function isDeclared(symptom: Symptom, failure: TestFailure): boolean {
  if (symptom.kind === "hang") return failure.kind === "timeout";
  if (symptom.kind !== "exception" || symptom.errorType === null || symptom.message === null) return false;
  if (failure.kind !== "import" && failure.kind !== "syntax" && failure.kind !== "crash") return false;
  return (
    failure.errorType !== null &&
    baseErrorName(failure.errorType) === baseErrorName(symptom.errorType) &&
    sameMessage(symptom.message, failure.message)
  );
}

/** One run on the base commit: did the reproduction fail for the reason that the issue states? Pure. */
export function judgeRun(reproduction: JudgedTest, run: TestRun): GateRVerdict {
  const { symptom, filePath } = reproduction;
  const failure = reproductionFailure(run, reproduction);
  if (failure === null) return verdict("passed_on_base", "The test passes on the base commit: it does not show the bug");
  if (symptom.kind === "missing_export") return judgeMissingExport(symptom.name, failure);
  if (isRefusedKind(failure.kind)) {
    if (isDeclared(symptom, failure)) return verdict("reproduced", `Fails as stated: ${describe(failure)}`);
    const [code, words] = REFUSED_KINDS[failure.kind];
    return verdict(code, `${words}: ${describe(failure)}`);
  }
  if (missesFixtureFile(failure, filePath)) return verdict("fixture_error", `The test misses a file: ${describe(failure)}`);
  switch (symptom.kind) {
    case "hang":
      return verdict("wrong_symptom", `The issue states a hang, the test ended: ${describe(failure)}`);
    case "exception":
      return judgeException(symptom, failure, reproduction);
    case "missing_exception":
      return judgeMissingException(failure, reproduction);
    case "wrong_value":
      return judgeValue(symptom, failure, reproduction);
  }
}

/** What must be alike between runs; addresses, times and paths may differ. */
function fingerprint(run: TestRun, reproduction: Pick<ReproductionTest, "testName">): string {
  const failure = reproductionFailure(run, reproduction);
  if (failure === null) return "passed";
  const actual = failure.actual?.replace(/0x[0-9a-f]+/gi, "0x").replace(/\d{10,}/g, "#") ?? "";
  return `${failure.kind}|${failure.errorType ?? ""}|${actual}`;
}

export const STABLE_RUNS = 5;

/**
 * Gate R: the reproduction fails on base for the declared symptom, and does so
 * alike in `STABLE_RUNS` runs. Pure: give it the runs, it gives the verdict.
 */
export function gateR(reproduction: JudgedTest, runs: readonly TestRun[]): GateRVerdict {
  const [first, ...others] = runs;
  if (first === undefined) return verdict("not_run", "The test was not run");
  const judged = judgeRun(reproduction, first);
  if (!judged.passed) return judged;
  const wanted = fingerprint(first, reproduction);
  const different = others.filter(
    (run) => !judgeRun(reproduction, run).passed || fingerprint(run, reproduction) !== wanted,
  ).length;
  if (different > 0) return verdict("flaky", `${different} of ${runs.length} identical runs ended otherwise`);
  if (runs.length < STABLE_RUNS) return verdict("not_run", `Only ${runs.length} of ${STABLE_RUNS} runs were made`);
  return judged;
}
