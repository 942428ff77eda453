import type { TestOutcome } from "@fixpoint/contracts";
import type { RunResult } from "@fixpoint/sandbox";

/** Why a test failed, in words that are the same in every language and runner; gate R admits only what the issue declares. */
export interface TestFailure {
  kind: "assertion" | "exception" | "timeout" | "import" | "syntax" | "fixture" | "no_tests" | "crash";
  /** Class of the exception, without module: `AssertionError`, `TypeError`. */
  errorType: string | null;
  message: string;
  /** As the runner printed them; null when it did not. */
  expected: string | null;
  actual: string | null;
  /** Innermost first; file paths relative to the work tree where they lie in it. */
  frames: { file: string; line: number; function: string | null }[];
}

export interface TestCase {
  /** Unique within a run: suite and test names joined by “ > ”; pytest node ids without the file. */
  name: string;
  /** Relative to the work tree; null where the runner does not tell. */
  file: string | null;
  outcome: TestOutcome;
  durationMs: number | null;
  failure: TestFailure | null;
}

/** What a test file tells of edits: that its tests which pass on the base commit still do. */
export interface GreenTests {
  /** Relative to the work tree. */
  file: string;
  /** Names of its tests that do not pass there: they tell nothing. */
  except: readonly string[];
  /** Names of those that pass and mostly run nothing that an edit may change: their word is not worth their time for each. */
  unreached?: readonly string[];
}

export interface TestRun {
  /** As a person would type it in the repository's root. */
  command: string;
  /** Says what happened even when no test could be collected. */
  ended: RunResult["ended"];
  exitCode: number | null;
  /** Stdout and stderr in order of arrival as far as known, truncated. */
  output: string;
  cases: TestCase[];
  /** Failure outside any test: collection, import, syntax, time-out of the whole. */
  failure: TestFailure | null;
  durationMs: number;
  peakMemoryBytes: number | null;
}
