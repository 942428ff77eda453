import type { RunResult } from "@fixpoint/sandbox";
import type { ProjectProfile, Workspace } from "../../../types/language.ts";
import type { TestFailure, TestRun } from "../../../types/tests.ts";
import { detailsOf, guestRoots, projectEnv } from "../details.ts";
import { documentWords, GUEST_MOUNT, guestCommand } from "../guest-files.ts";
import { parseEvents, readReport, type Report, type RunnerEvent } from "./report.ts";

export type RunnerName = "pytest" | "unittest";

export interface GuestRun {
  result: RunResult;
  events: RunnerEvent[];
}

export interface GuestRunOptions {
  runner: RunnerName;
  /** Relative to the root; empty means the runner's own discovery (pytest only). */
  files: string[];
  timeMs: number;
  /** Extra arguments for pytest. */
  args?: string[];
  /** The one test of the one file that runs, as it is reported or by its last part. */
  only?: string | undefined;
  /** Files to trace; leaves tracing out when undefined. */
  traced?: string[];
  /** Lines, by file, at which is looked at what values are; instead of `traced`. */
  watched?: Record<string, number[]>;
  /** Longest a traced test may run. */
  testSeconds?: number;
}

/** Of the time for all of them: what was seen must be told before it is over. */
const SHARE_OF_TRACED = 0.8;
const MEBIBYTE = 1024 * 1024;

export async function runGuest(workspace: Workspace, profile: ProjectProfile, options: GuestRunOptions): Promise<GuestRun> {
  const { sandbox, root } = workspace;
  const guestRoot = sandbox.guestRoot(root);
  const chosen = options.runner === "pytest" ? chooseItems(options.files, options.only) : { files: options.files, args: [] };
  const document = documentWords({
    root: guestRoot,
    sourceRoots: guestRoots(guestRoot, detailsOf(profile)),
    files: chosen.files,
    args: [...(options.args ?? []), ...chosen.args],
    only: options.only,
    traced: options.traced,
    watched: options.watched,
    testSeconds: options.testSeconds,
    allSeconds: options.testSeconds === undefined ? undefined : (SHARE_OF_TRACED * options.timeMs) / 1000,
  });
  const result = await sandbox.run({
    argv: guestCommand(sandbox, `fixpoint_${options.runner}`, ...document),
    workTree: root,
    mounts: [GUEST_MOUNT],
    env: projectEnv(profile),
    limits: { timeMs: options.timeMs, outputBytes: 32 * MEBIBYTE },
    signal: workspace.signal,
  });
  return { result, events: parseEvents(result.stdout) };
}

/**
 * What pytest is told to run. A test as a run has told it is a node of its file; of one that is only called so, classes and
 * parameters are unknown, and whatever has that name in its own runs.
 */
export function chooseItems(files: string[], only: string | undefined): { files: string[]; args: string[] } {
  const [file] = files;
  if (file === undefined || only === undefined || files.length > 1) return { files, args: [] };
  if (/::|\[/.test(only)) return { files: [`${file}::${only}`], args: [] };
  return { files: [file], args: /^[A-Za-z_]\w*$/.test(only) ? ["-k", only] : [] };
}

/** Makes a `TestRun` of what the guest reported; a process that died early never counts as passed. */
export function toTestRun(run: GuestRun, command: string): TestRun {
  const { result } = run;
  const report = readReport(run.events);
  const cases = [...report.cases];
  const early = report.finished ? null : endedEarly(result);
  if (early && report.unfinished) {
    cases.push({
      ...report.unfinished,
      outcome: early.kind === "timeout" ? "FAILED" : "ERROR",
      durationMs: null,
      failure: early,
    });
  }
  for (const { file, failure } of report.collectErrors)
    cases.push({ name: file, file, outcome: "ERROR", durationMs: null, failure });
  return {
    command,
    ended: result.ended,
    exitCode: report.exitCode ?? result.exitCode,
    output: result.stderr.slice(-64 * 1024),
    cases,
    failure: early ?? report.collectErrors[0]?.failure ?? (cases.length === 0 ? noTests(report, result) : null),
    durationMs: result.durationMs,
    peakMemoryBytes: result.peakMemoryBytes,
  };
}

function endedEarly(result: RunResult): TestFailure {
  // Who goes round for ever mostly fills the memory too.
  const limit = result.ended === "timeout" ? "time" : result.ended === "memory" ? "memory" : null;
  const how = result.signal ? `signal ${result.signal}` : `exit code ${result.exitCode ?? "none"}`;
  const message =
    limit !== null ? `the ${limit} limit was reached` : `the test process ended before it was done (${result.ended}, ${how})`;
  const tail = result.stderr.trim().split("\n").slice(-3).join("\n");
  return plain(limit === null ? "crash" : "timeout", tail && limit === null ? `${message}\n${tail}` : message);
}

function noTests(report: Report, result: RunResult): TestFailure {
  if (report.exitCode === 5 || report.exitCode === 0) return plain("no_tests", "no tests were found");
  return plain("fixture", `the test runner refused to start\n${result.stderr.trim().split("\n").slice(-5).join("\n")}`);
}

function plain(kind: TestFailure["kind"], message: string): TestFailure {
  return { kind, errorType: null, message, expected: null, actual: null, frames: [] };
}
