import type { ProjectProfile, Workspace } from "../../../types/language.ts";
import type { TestCase, TestFailure } from "../../../types/tests.ts";
import type { JavaScriptDetails } from "../details.ts";

export interface RunnerContext {
  workspace: Workspace;
  profile: ProjectProfile;
  details: JavaScriptDetails;
  /** Relative test files; never empty. */
  files: string[];
  /** Whether `files` is the whole suite. */
  whole: boolean;
  /** What the full title of the one test that has to run matches; null where all do, and some runners run all. */
  only: string | null;
  /** Guest path that the runner's results go to. */
  results: string;
  /** Options set behind all others, where they win. */
  lastArgs: string[];
}

export interface RunnerCommand {
  /** After node itself. */
  args: string[];
  env: Record<string, string>;
  /** As a person would type it in the repository's root. */
  typed: string;
}

export interface Parsed {
  cases: TestCase[];
  /** Outside any test. */
  failure: TestFailure | null;
}

export interface ParseInput {
  /** Text of the results file; null when the runner wrote none. */
  results: string | null;
  stdout: string;
  stderr: string;
  /** Root as the command saw it. */
  guestRoot: string;
  files: string[];
}

export interface Runner {
  command(context: RunnerContext): Promise<RunnerCommand>;
  parse(input: ParseInput): Parsed;
}
