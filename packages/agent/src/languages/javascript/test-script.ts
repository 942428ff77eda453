import path from "node:path";
import { SUITE_RUNNERS, type SuiteRunnerName } from "./details.ts";
import { makeScript } from "./makefile.ts";
import { apart, OWN_OPTIONS, type OwnOptions } from "./runner-options.ts";
import { wrappedRunner, type WrappedRunner } from "./wrapped-runner.ts";

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

const WRAPPERS = new Set([
  "npx",
  "nyc",
  "c8",
  "cross-env",
  "cross-env-shell",
  "time",
  "pnpm",
  "yarn",
  "exec",
  "istanbul",
  "cover",
  "--",
  "dotenv",
  "env",
  "run",
]);
const MANAGER = /^(?:npm|yarn|pnpm|bun)$/;
/** `NAME=value` in front of a command. */
const SETS = /^([A-Za-z_][A-Za-z0-9_]*)=(.*)$/s;
/** Commands that call a runner of another name, where `test` has to follow or not. */
const CALLERS: Readonly<Record<string, { runner: SuiteRunnerName; task: string | null }>> = {
  "ts-mocha": { runner: "mocha", task: null },
  borp: { runner: "node:test", task: null },
  "ts-scripts": { runner: "vitest", task: "test" },
  vp: { runner: "vitest", task: "test" },
};
/** What a script of tests is called: `test`, `test/run.js`, `spec.js`, `parse.test.js`, `run-tests`. */
const TESTS =
  /^(?!.*(?:bench|perf|fuzz)).*(?:(?:^|\/)(?:tests?|specs?)(?:\/|$)|(?:^|[/._-])(?:tests?|specs?)(?:\.[cm]?[jt]s)?$)/i;
/** Options of the runners that take a value in the next word. */
const TAKES_VALUE = new Set([
  "-r",
  "--require",
  "--import",
  "--loader",
  "--experimental-loader",
  "-C",
  "--conditions",
  "-u",
  "--ui",
  "-t",
  "--timeout",
  "-s",
  "--slow",
  "-R",
  "--reporter",
  "-g",
  "--grep",
  "-f",
  "--fgrep",
  "--config",
  "-c",
  "--extension",
  "--file",
  "--spec",
  "--opts",
  "--compilers",
  "--ignore",
  "--exclude",
  "--env",
  "--environment",
  "--testEnvironment",
  "--maxWorkers",
  "--project",
  "--projects",
  "--rootDir",
  "--root",
  "--dir",
  "--pool",
  "--globals",
  "--global",
  "--retries",
  "--test-reporter",
  "--test-reporter-destination",
  "--test-name-pattern",
  "--test-concurrency",
  "--test-timeout",
  "--testPathPattern",
  "--test-coverage-include",
  "--test-coverage-exclude",
  "--coverageReporters",
  "--transformIgnorePatterns",
  "--setupFilesAfterEnv",
  "--mode",
  "--selectProjects",
]);
/** Left out when we run it: reporters are ours, watch never ends, coverage is slow and may fail by thresholds. */
const DROPPED =
  /^(?:-R|--reporter|--reporters|--test-reporter|--test-reporter-destination|--watch|-w|--watchAll|--coverage|--coverageReporters|--verbose|--silent|--colors?|--no-colors?|-c|--bail|-b|--experimental-test-coverage|--test-coverage-[a-z-]+|--check-leaks|--passWithNoTests|--ci|-i|--runInBand|--forceExit|run)(?:=|$)/;
const KEPT_SHORT: Record<string, RegExp> = { jest: /^-c$/, vitest: /^-c$/, mocha: /^(?:--check-leaks)$/ };

/** Splits a package.json script into words; quotes and escapes as in a shell, nothing is expanded. */
export function shellWords(script: string): string[][] {
  const commands: string[][] = [[]];
  const pattern = /\s+|(&&|\|\||[;|&])|((?:"(?:\\.|[^"\\])*"|'[^']*'|\\.|[^\s"'\\;&|])+)/gs;
  for (const match of script.matchAll(pattern)) {
    if (match[1] !== undefined) commands.push([]);
    else if (match[2] !== undefined)
      commands
        .at(-1)
        ?.push(
          match[2].replace(
            /"((?:\\.|[^"\\])*)"|'([^']*)'|\\(.)/gs,
            (_, double?: string, single?: string, escaped?: string) => double ?? single ?? escaped ?? "",
          ),
        );
  }
  return commands.filter((words) => words.length > 0);
}

/** `bash -c 'source .flags && ava'` is what the shell is given. */
function inShell(words: string[]): string[][] {
  const [shell = "", option, script] = words;
  return /^(?:ba)?sh$/.test(baseName(shell)) && option === "-c" && script !== undefined ? shellWords(script) : [words];
}

/** Finds the runner in the scripts: `eslint . && mocha -r x` gives mocha with its arguments. null when no known runner is called. */
export function readTestScript(scripts: Record<string, string>, start = "test"): TestScript | null {
  const seen = new Set<string>();
  const notes: string[] = [];
  const visit = (name: string): TestScript | null => {
    const script = Object.hasOwn(scripts, name) ? scripts[name] : undefined;
    if (script === undefined || seen.has(name)) return null;
    seen.add(name);
    const commands = shellWords(script).flatMap(inShell);
    if (commands.length > 1) notes.push(`the script “${name}” chains several commands; only the tests are run`);
    const found = commands.flatMap((words) => {
      const inner = calledScripts(words, scripts).flatMap((called) => visit(called) ?? []);
      const own = inner.length === 0 ? readCommand(words) : null;
      return own === null ? inner : [{ ...own, notes }];
    });
    return together(found);
  };
  const first = visit(start);
  if (first !== null) return first;
  const others = Object.keys(scripts).filter(
    (name) =>
      /^(?:make )?(?:test|unit|mocha|jest|spec|tap|tape|uvu|lab|qunit|ci)/.test(name) &&
      !/watch|lint|types|e2e|browser|cover/.test(name),
  );
  for (const name of others) {
    const found = visit(name);
    if (found !== null) return found;
  }
  return null;
}

/** The first of several, a runner before scripts, with what others that call the same runner name. */
function together(found: readonly TestScript[]): TestScript | null {
  const first = found.find(({ runner }) => runner !== "script") ?? found[0];
  if (first === undefined) return null;
  const all = [first, ...found.filter((one) => one !== first && one.runner === first.runner)];
  const files = all.some((one) => one.files.length === 0) ? [] : [...new Set(all.flatMap((one) => one.files))];
  if (all.length === 1) return { ...first, files };
  // Each has patterns of its own.
  const { chosen: _, ...shared } = first;
  return { ...shared, files };
}

/** Behind what only sets something, or counts coverage: `c8 --100 --reporter lcov npm run unit`. */
function withoutWrappers(words: string[]): string[] {
  const at = words.findIndex((word) => !isAround(word));
  return at === -1 ? [] : words.slice(at);
}

function isAround(word: string): boolean {
  if (SETS.test(word) || /^(?:-|\d+$|lcov|text|html)/.test(word)) return true;
  return WRAPPERS.has(baseName(word)) && !MANAGER.test(word);
}

function calledScripts(given: string[], scripts: Record<string, string>): string[] {
  const words = withoutWrappers(given);
  const [command = "", ...rest] = words;
  if (/^(?:npm-run-all2?|run-[sp])$/.test(command))
    return Object.keys(scripts).filter((name) =>
      rest.some((word) => word === name || (word.endsWith("*") && name.startsWith(word.slice(0, -1)))),
    );
  if (command === "make") {
    const target = rest.find((word) => !word.startsWith("-") && !word.includes("="));
    return [target === undefined ? command : makeScript(target)];
  }
  if (!MANAGER.test(command)) return [];
  const name = rest.find((word) => !word.startsWith("-") && word !== "run" && word !== "run-script");
  const [, pattern] = /^\/(.{1,100})\/$/.exec(name ?? "") ?? [];
  if (command === "pnpm" && pattern !== undefined) return matching(pattern, Object.keys(scripts));
  return name === undefined ? [] : [name === "t" ? "test" : name];
}

/** `pnpm run "/^test:/"` runs each script whose name matches. */
function matching(pattern: string, names: string[]): string[] {
  const [, start = "", rest = ""] = /^(\^?)([\w:.-]*)(?:\.\*)?$/.exec(pattern) ?? [];
  return rest === "" ? [] : names.filter((name) => (start === "" ? name.includes(rest) : name.startsWith(rest)));
}

function readCommand(words: string[]): Omit<TestScript, "notes"> | null {
  const env: Record<string, string> = {};
  const rest = [...words];
  let word = rest.shift();
  while (word !== undefined) {
    const set = SETS.exec(word);
    if (set?.[1] !== undefined) {
      if (!["PATH", "NODE_OPTIONS", "LD_PRELOAD"].includes(set[1])) env[set[1]] = set[2] ?? "";
    } else if (/(?:^|\/)(?:node|tsx|tsm)$/.test(word)) {
      return readNode(rest, LAUNCHERS[word.split("/").at(-1) ?? ""] ?? [], env);
    } else {
      const wrapped = wrappedRunner([word, ...rest]);
      if (wrapped !== null)
        return { runner: wrapped.runner, env, nodeArgs: [], through: wrapped.through, ...split(wrapped.runner, wrapped.rest) };
      const called = calledBy(word, rest);
      if (called !== null) return { ...called, env, nodeArgs: [] };
      const runner = runnerOf(word);
      if (runner === "qunit" && rest.some((one) => OLD_QUNIT.test(one))) return null;
      if (runner !== null) return { runner, env, nodeArgs: [], ...split(runner, rest) };
      if (!WRAPPERS.has(baseName(word)) && !/^(?:-|lcov|text|html)/.test(word)) return null;
    }
    word = rest.shift();
  }
  return null;
}

const baseName = (word: string): string => word.split("/").at(-1) ?? word;

/** Options of a package that had the name before. */
const OLD_QUNIT = /^(?:-c|--code|-t|--tests)(?:=|$)/;

/** What makes Node of a command that is Node with a loader. */
const LAUNCHERS: Readonly<Record<string, string[]>> = { tsx: ["--import", "tsx"], tsm: ["--require", "tsm"] };

function runnerOf(word: string): SuiteRunnerName | null {
  // That of uvu has no name of its own.
  const name = baseName(word.replace(/(?:^|\/)node_modules\/uvu\/bin(?:\.js)?$/, "/uvu"))
    .replace(/^_/, "")
    .replace(/\.(?:[mc]?js)$/, "");
  return SUITE_RUNNERS.find((one) => one === name) ?? null;
}

/** The runner behind a command of another name, with what it is given. */
function calledBy(word: string, words: string[]): Pick<TestScript, "runner" | "runnerArgs" | "files"> | null {
  const name = baseName(word);
  const caller = Object.hasOwn(CALLERS, name) ? CALLERS[name] : undefined;
  if (caller === undefined || (caller.task !== null && words[0] !== caller.task)) return null;
  const given = split(caller.runner, caller.task === null ? words : words.slice(1));
  // Its own options Node does not know: those that say which files there are come with these.
  return caller.runner === "node:test"
    ? { runner: caller.runner, runnerArgs: [], files: given.files }
    : { runner: caller.runner, ...given };
}

/** `node --test …`, `node --import x node_modules/.bin/mocha …`, `node test/index.js`. */
function readNode(words: string[], before: string[], env: Record<string, string>): Omit<TestScript, "notes"> | null {
  const nodeArgs = [...before];
  const rest = [...words];
  let builtIn = false;
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    if (word === "--test") builtIn = true;
    else if (word.startsWith("-")) {
      const value = TAKES_VALUE.has(word) ? rest.shift() : undefined;
      if (!DROPPED.test(word) && !/^--(?:max|inspect|no-warnings)/.test(word))
        nodeArgs.push(word, ...(value === undefined ? [] : [value]));
    } else if (builtIn) {
      return { runner: "node:test", env, nodeArgs, ...split("node:test", [word, ...rest]) };
    } else {
      const runner = runnerOf(word);
      if (runner !== null) return { runner, env, nodeArgs, ...split(runner, rest) };
      return TESTS.test(word) ? { runner: "script", env, nodeArgs, runnerArgs: [], files: [word] } : null;
    }
  }
  return builtIn ? { runner: "node:test", env, nodeArgs, runnerArgs: [], files: [] } : null;
}

type Split = Pick<TestScript, "runnerArgs" | "files" | "chosen">;

/** Of a folder it takes those whose names match, and whose endings it can load. */
function chosenByLab(runnerArgs: readonly string[]): ChosenFiles {
  const pattern = runnerArgs[runnerArgs.findIndex((word) => /^(?:-P|--pattern)$/.test(word)) + 1 || runnerArgs.length] ?? "";
  const isCompiled = runnerArgs.some((word) => /^(?:-T|--transform|--typescript)$/.test(word));
  const ending = isCompiled ? String.raw`\.\w+$` : String.raw`\.[mc]?js$`;
  return { folder: ".", matches: String.raw`(?:^|/)[^/]*${pattern}[^/]*${ending}`, ignores: [] };
}

/** Options of one runner only, and what it takes for paths. */
function splitOwn(runner: SuiteRunnerName, { takesValue, kept, folder }: OwnOptions, words: string[]): Split {
  const runnerArgs: string[] = [];
  const paths: string[] = [];
  const values = new Map<string, string[]>();
  const end = words.findIndex((word) => /^(?:\d?>|<)/.test(word));
  const rest = apart(end === -1 ? words : words.slice(0, end));
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    if (word === "--") continue;
    if (!word.startsWith("-")) {
      paths.push(word);
      continue;
    }
    const value = takesValue.has(word) && rest[0] !== undefined && !rest[0].startsWith("-") ? rest.shift() : undefined;
    if (value !== undefined) values.set(word, [...(values.get(word) ?? []), value]);
    if (kept.test(word)) runnerArgs.push(word, ...(value === undefined ? [] : [value]));
  }
  const all = (...names: string[]): string[] => names.flatMap((name) => values.get(name) ?? []);
  const files = paths.length === 0 && folder !== null ? [folder] : paths;
  if (runner === "lab") return { runnerArgs, files, chosen: chosenByLab(runnerArgs) };
  if (runner !== "uvu") return { runnerArgs, files };
  const [given = ".", matches = null] = paths;
  const below = path.posix.join(all("-C", "--cwd").at(-1) ?? ".", given);
  return { runnerArgs, files: [below], chosen: { folder: below, matches, ignores: all("-i", "--ignore") } };
}

function split(runner: SuiteRunnerName, words: string[]): Split {
  const own = OWN_OPTIONS[runner];
  if (own !== undefined) return splitOwn(runner, own, words);
  const runnerArgs: string[] = [];
  const files: string[] = [];
  const rest = [...words];
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    if (/^(?:\d?>|<)/.test(word)) break;
    // It parts a wrapper's own options from what follows.
    if (word === "--") continue;
    if (!word.startsWith("-")) {
      if (!(runner === "vitest" && /^(?:run|watch|dev)$/.test(word))) files.push(word);
      continue;
    }
    const value = TAKES_VALUE.has(word) && rest[0] !== undefined && !rest[0].startsWith("-") ? rest.shift() : undefined;
    const dropped = DROPPED.test(word) && !KEPT_SHORT[runner]?.test(word);
    if (dropped) continue;
    runnerArgs.push(word, ...(value === undefined ? [] : [value]));
  }
  return { runnerArgs, files };
}
