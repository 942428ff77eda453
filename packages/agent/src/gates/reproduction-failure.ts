import type { ReproductionTest } from "../types/language.ts";
import type { TestCase, TestFailure, TestRun } from "../types/tests.ts";
import { baseErrorName } from "./messages.ts";

/** The case that the reproduction is; null when the runner reports another or none. */
export function reproductionCase(run: TestRun, reproduction: Pick<ReproductionTest, "testName">): TestCase | null {
  const { testName } = reproduction;
  const exact = run.cases.find(
    (one) => one.name === testName || one.name.endsWith(` > ${testName}`) || one.name.endsWith(`::${testName}`),
  );
  if (exact) return exact;
  return run.cases.length === 1 ? (run.cases[0] ?? null) : null;
}

/** How the reproduction failed in this run; null when it passed. */
export function reproductionFailure(run: TestRun, reproduction: Pick<ReproductionTest, "testName">): TestFailure | null {
  const found = reproductionCase(run, reproduction);
  if (found?.outcome === "PASSED") return null;
  if (found?.failure) return found.failure;
  if (run.failure) return run.failure;
  const empty = { errorType: null, expected: null, actual: null, frames: [] };
  if (run.ended === "timeout" || run.ended === "memory") {
    const limit = run.ended === "timeout" ? "time" : "memory";
    return { kind: "timeout", message: `The run was stopped at its ${limit} limit`, ...empty };
  }
  if (run.ended !== "exited") return { kind: "crash", message: `The run ended as ${run.ended}`, ...empty };
  if (found?.outcome === "SKIPPED" || found === null) return { kind: "no_tests", message: "The test did not run", ...empty };
  return { kind: "crash", message: "The test failed without saying why", ...empty };
}

function isTestFrame(file: string, testFile: string): boolean {
  return file === testFile || file.endsWith(`/${testFile}`);
}

/** Whether project code was on the stack when it was thrown; null when the runner gave no frames. */
export function throwsInProject(failure: TestFailure, testFile: string): boolean | null {
  const own = failure.frames.filter(
    (frame) => !frame.file.startsWith("/") && !frame.file.startsWith("node:") && !frame.file.includes("node_modules/"),
  );
  if (own.length === 0) return null;
  return own.some((frame) => !isTestFrame(frame.file, testFile));
}

/** What a test is judged by: its file, and whether it is the project's own. */
export type JudgedTest = Pick<ReproductionTest, "testName" | "filePath" | "symptom" | "isInTree">;

/**
 * A mistake of the test itself: a name or method that it made up, at its own line. The project's own tests are taken to know
 * what they ask for: one that cannot go on with what it is given shows the bug.
 */
export function isOwnMistake(
  failure: TestFailure,
  { filePath: testFile, isInTree }: Pick<JudgedTest, "filePath" | "isInTree">,
): boolean {
  if (failure.kind !== "exception" || throwsInProject(failure, testFile) === true) return false;
  const type = baseErrorName(failure.errorType ?? "");
  return (
    type === "ReferenceError" ||
    type === "NameError" ||
    (type === "AttributeError" && isInTree !== true) ||
    (type === "TypeError" &&
      isInTree !== true &&
      /is not (?:a function|a constructor|defined|iterable)|Cannot (?:read|destructure)|unexpected keyword|positional argument|not callable/.test(
        failure.message,
      ))
  );
}

/** The test opens a file that is not there, with nothing of the project at work. */
export function missesFixtureFile(failure: TestFailure, testFile: string): boolean {
  const missing = baseErrorName(failure.errorType ?? "") === "FileNotFoundError" || /^ENOENT\b/.test(failure.message);
  return failure.kind === "exception" && missing && throwsInProject(failure, testFile) === false;
}

/** In one line, with its kind of error. */
export function describe(failure: TestFailure): string {
  const type = failure.errorType === null ? "" : `${failure.errorType}: `;
  return `${type}${failure.message}`.split("\n").slice(0, 3).join(" ").slice(0, 400);
}

/** Objects without a comparison of their own differ although they are written alike; that is no finding. */
export function looksAlike(failure: TestFailure): boolean {
  if (failure.expected !== null && failure.actual !== null) return failure.expected.trim() === failure.actual.trim();
  const sides = /^(?:AssertionError: )?(?:assert )?(.+) (?:!=|==) (.+)$/.exec(failure.message.split("\n", 1)[0] ?? "");
  return sides !== null && sides[1] === sides[2];
}
