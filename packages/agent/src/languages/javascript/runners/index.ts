import path from "node:path";
import { escapePattern } from "../../../run/escape-pattern.ts";
import { shellQuote } from "../../../run/shell-quote.ts";
import type { LanguageAdapter, ProjectProfile, Workspace } from "../../../types/language.ts";
import type { TestCase, TestRun } from "../../../types/tests.ts";
import { detailsOf, SUITE_RUNNERS, type SuiteRunnerName } from "../details.ts";
import { guestFile, resultsFile, runNode } from "../guest.ts";
import { detailsAt, folderOf, runnerOfFile } from "../suites.ts";
import { ava } from "./ava.ts";
import { jasmine } from "./jasmine.ts";
import { jest } from "./jest.ts";
import { lab } from "./lab.ts";
import { mocha } from "./mocha.ts";
import { nodeTest } from "./node-test.ts";
import { qunit } from "./qunit.ts";
import { script } from "./script.ts";
import { tap } from "./tap.ts";
import { tape } from "./tape.ts";
import { loadingFailure, noTests, toFailure } from "./failure.ts";
import type { Parsed, Runner } from "./types.ts";
import { uvu } from "./uvu.ts";
import { vitest } from "./vitest.ts";

const REGISTRY: Record<SuiteRunnerName, Runner> = {
  "node:test": nodeTest,
  mocha,
  jest,
  vitest,
  tape,
  ava,
  tap,
  jasmine,
  uvu,
  lab,
  qunit,
  script,
};

type RunOptions = Parameters<LanguageAdapter["runTests"]>[2];

export const runTests: LanguageAdapter["runTests"] = (workspace, profile, options) => runWith(workspace, profile, options);

export interface RunExtras {
  /** Beside the runner's own, for coverage. */
  env?: Record<string, string>;
  /** Options of Node that its processes get from the environment. */
  nodeOptions?: string[];
  /** Set behind all other options of the runner, where they win. */
  lastArgs?: string[];
  /** The one test that does not run, of runners that choose by a pattern. */
  except?: string;
}

export async function runWith(
  workspace: Workspace,
  profile: ProjectProfile,
  options: RunOptions,
  extras: RunExtras = {},
): Promise<TestRun> {
  const files = options.files ?? profile.testFiles;
  if (files.length === 0) return empty("The project has no test files");
  const asked = options.runner ?? profile.testRunner ?? profile.reproductionRunner;
  const groups = grouped(profile, files, asked);
  const deadline = Date.now() + options.timeMs;
  const runs: TestRun[] = [];
  for (const group of groups) {
    const whole = groups.length === 1 && options.files === undefined && (profile.leftOut ?? []).length === 0;
    const timeMs = Math.max(1000, deadline - Date.now());
    runs.push(await runGroup(workspace, profile, { ...group, whole, timeMs, only: options.only }, extras));
    if (workspace.signal.aborted || Date.now() > deadline) break;
  }
  return together(runs);
}

interface Group {
  /** Where its runner is called. */
  folder: string;
  runner: SuiteRunnerName;
  /** Relative to the root. */
  files: string[];
}

/** Files of packages that have suites of their own, apart. */
function grouped(profile: ProjectProfile, files: readonly string[], asked: string): Group[] {
  const details = detailsOf(profile);
  const groups = new Map<string, Group>();
  for (const file of files) {
    const folder = folderOf(details, file);
    const runner = runnerName(runnerOfFile(profile, file, asked));
    const key = `${runner} ${folder}`;
    const group = groups.get(key) ?? { folder, runner, files: [] };
    group.files.push(file);
    groups.set(key, group);
  }
  return [...groups.values()];
}

async function runGroup(
  workspace: Workspace,
  profile: ProjectProfile,
  { folder, runner: name, files, whole, timeMs, only }: Group & { whole: boolean; timeMs: number; only: string | undefined },
  extras: RunExtras,
): Promise<TestRun> {
  const own = detailsAt(detailsOf(profile), folder);
  // What the script tells the suite's runner, another one does not know.
  const isOfSuite = name === (own.suites.find((suite) => suite.folder === folder)?.runner ?? profile.testRunner ?? name);
  const details = isOfSuite ? own : { ...own, runnerArgs: [], through: null };
  // Mocha starts another process where it is given options of Node, which only this reaches.
  const types = details.readsSources ? [`--require=${guestFile(workspace.sandbox, "sources.cjs")}`] : [];
  const nodeOptions = [...types, ...(extras.nodeOptions ?? [])].join(" ");
  const runner = REGISTRY[name];
  const results = resultsFile(workspace);
  const below = (file: string): string => path.posix.relative(folder, file);
  try {
    const { args, env, typed } = await runner.command({
      workspace,
      profile,
      details,
      files: files.map(below),
      whole,
      only: chosen(only, extras.except),
      results: results.guest,
      lastArgs: extras.lastArgs ?? [],
    });
    const run = await runNode(
      workspace,
      args.map((word) => (word.startsWith("node_modules/") ? below(word) : word)),
      {
        timeMs,
        cwd: folder,
        env: { ...details.scriptEnv, ...env, ...extras.env, ...(nodeOptions === "" ? {} : { NODE_OPTIONS: nodeOptions }) },
      },
    );
    const guestRoot = workspace.sandbox.guestRoot(workspace.root);
    const parsed = runner.parse({ results: await results.read(), stdout: run.stdout, stderr: run.stderr, guestRoot, files });
    const settled = settle(parsed, run.ended, run.exitCode, `${run.stderr}\n${run.stdout}`, guestRoot);
    return {
      command: folder === "." ? typed : `(cd ${shellQuote([folder])} && ${typed})`,
      ended: run.ended,
      exitCode: run.exitCode,
      output: [run.stdout, run.stderr].filter((text) => text !== "").join("\n"),
      cases: settled.cases.map((one) => (one.file === null && files.length === 1 ? { ...one, file: files[0] ?? null } : one)),
      failure: settled.failure,
      durationMs: run.durationMs,
      peakMemoryBytes: run.peakMemoryBytes,
    };
  } finally {
    await results.remove();
  }
}

/** Several runs as one: it ended as the first did that ended badly. */
function together(runs: readonly TestRun[]): TestRun {
  const [first, ...others] = runs;
  if (first === undefined) return empty("The project has no test files");
  if (others.length === 0) return first;
  const cut = runs.find(({ ended }) => ended !== "exited");
  const peaks = runs.flatMap(({ peakMemoryBytes }) => (peakMemoryBytes === null ? [] : [peakMemoryBytes]));
  return {
    command: runs.map(({ command }) => command).join(" && "),
    ended: (cut ?? first).ended,
    exitCode: runs.find(({ exitCode }) => exitCode !== 0)?.exitCode ?? first.exitCode,
    output: runs.map(({ output }) => output).join("\n"),
    cases: runs.flatMap(({ cases }) => cases),
    failure: runs.find(({ failure }) => failure !== null)?.failure ?? null,
    durationMs: runs.reduce((sum, { durationMs }) => sum + durationMs, 0),
    peakMemoryBytes: peaks.length === 0 ? null : Math.max(...peaks),
  };
}

function chosen(only: string | undefined, except: string | undefined): string | null {
  if (only !== undefined) return titlePattern(only);
  return except === undefined ? null : `^(?!${titlePattern(except)})`;
}

/** Runners join the titles of suites and test by a space. Tests of one title are told apart by a number that we add. */
function titlePattern(name: string): string {
  const titles = name.replace(/ \(\d+\)$/, "").split(" > ");
  return `${titles.map(escapePattern).join("(?: > | )")}$`;
}

function runnerName(name: string): SuiteRunnerName {
  if (name === "script") return name;
  return SUITE_RUNNERS.find((one) => one === name) ?? "node:test";
}

/** What ended a run that would not end by itself: who goes round for ever mostly fills the memory too. */
function limitReached(ended: TestRun["ended"], exitCode: number | null, output: string): "time" | "memory" | null {
  if (ended === "timeout") return "time";
  if (ended === "memory") return "memory";
  const isHeapFull = exitCode !== 0 && /^FATAL ERROR: .*JavaScript heap out of memory/m.test(output);
  return ended === "exited" && isHeapFull ? "memory" : null;
}

/** A run that was cut short, and one without any test, say so. */
function settle(parsed: Parsed, ended: TestRun["ended"], exitCode: number | null, output: string, guestRoot: string): Parsed {
  const limit = limitReached(ended, exitCode, output);
  if (limit !== null) {
    const cases = parsed.cases.map((one): TestCase =>
      one.failure?.kind === "crash"
        ? { ...one, failure: { ...one.failure, kind: "timeout", message: `The test was stopped at the ${limit} limit` } }
        : one,
    );
    // Stopping the runner ends the processes of its files badly: that is no crash of theirs.
    const earlier = parsed.failure?.kind === "crash" ? null : parsed.failure;
    const stopped = toFailure({ message: `The run was stopped at its ${limit} limit` }, guestRoot);
    return { cases, failure: earlier ?? { ...stopped, kind: "timeout" } };
  }
  if (ended !== "exited")
    return {
      cases: parsed.cases,
      failure: parsed.failure ?? { ...toFailure({ message: `The run ended as ${ended}` }, guestRoot), kind: "crash" },
    };
  if (parsed.cases.length > 0 || parsed.failure !== null) return parsed;
  return { cases: [], failure: exitCode === 0 ? noTests() : loadingFailure(output, guestRoot) };
}

function empty(message: string): TestRun {
  return {
    command: "",
    ended: "exited",
    exitCode: 0,
    output: "",
    cases: [],
    failure: { ...noTests(), message },
    durationMs: 0,
    peakMemoryBytes: null,
  };
}
