import type { SuiteRunnerName } from "../details.ts";
import type { WrappedRunner } from "./wrapped-runner.ts";

export interface TestScript {
  runner: SuiteRunnerName;
  runnerArgs: string[];
  nodeArgs: string[];
  /** Files and globs that the script names. */
  files: string[];
  /** Where it says by patterns which files of a folder are meant. */
  chosen?: ChosenFiles;
  env: Record<string, string>;
  notes: string[];
  /** What starts the runner, where that is a tool with settings of its own. */
  through?: WrappedRunner["through"];
}

/** Regular expressions that a runner tries, whatever the case. */
export interface ChosenFiles {
  /** What the patterns are tried on begins behind it; "." for the whole project. */
  folder: string;
  matches: string | null;
  ignores: string[];
}

/** What stands behind a runner. */
export type Split = Pick<TestScript, "runnerArgs" | "files" | "chosen">;
