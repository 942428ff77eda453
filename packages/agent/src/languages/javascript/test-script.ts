import { SUITE_RUNNERS, type SuiteRunnerName } from "./details.ts";
import { makeScript } from "./makefile.ts";
import { wrappedRunner, type WrappedRunner } from "./wrapped-runner.ts";

export interface TestScript {
  runner: SuiteRunnerName;
  runnerArgs: string[];
  nodeArgs: string[];
  /** Files and globs that the script names. */
  files: string[];
  env: Record<string, string>;
  notes: string[];
  /** What starts the runner, where that is a tool with settings of its own. */
  through?: WrappedRunner["through"];
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

/** Finds the runner in the scripts: `eslint . && mocha -r x` gives mocha with its arguments. null when no known runner is called. */
export function readTestScript(scripts: Record<string, string>, start = "test"): TestScript | null {
  const seen = new Set<string>();
  const notes: string[] = [];
  const visit = (name: string): TestScript | null => {
    const script = Object.hasOwn(scripts, name) ? scripts[name] : undefined;
    if (script === undefined || seen.has(name)) return null;
    seen.add(name);
    const commands = shellWords(script);
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
      /^(?:make )?(?:test|unit|mocha|jest|spec|tap|tape|ci)/.test(name) && !/watch|lint|types|e2e|browser|cover/.test(name),
  );
  for (const name of others) {
    const found = visit(name);
    if (found !== null) return found;
  }
  return null;
}

/** The first of several, with what others that call the same runner name. */
function together([first, ...others]: readonly TestScript[]): TestScript | null {
  if (first === undefined) return null;
  const all = [first, ...others.filter(({ runner }) => runner === first.runner)];
  const files = all.some((one) => one.files.length === 0) ? [] : [...new Set(all.flatMap((one) => one.files))];
  return { ...first, files };
}

function calledScripts(words: string[], scripts: Record<string, string>): string[] {
  const [command = "", ...rest] = words;
  if (/^(?:npm-run-all2?|run-[sp])$/.test(command))
    return Object.keys(scripts).filter((name) =>
      rest.some((word) => word === name || (word.endsWith("*") && name.startsWith(word.slice(0, -1)))),
    );
  if (command === "make") {
    const target = rest.find((word) => !word.startsWith("-") && !word.includes("="));
    return [target === undefined ? command : makeScript(target)];
  }
  if (!/^(?:npm|yarn|pnpm|bun)$/.test(command)) return [];
  const name = rest.find((word) => !word.startsWith("-") && word !== "run" && word !== "run-script");
  return name === undefined ? [] : [name === "t" ? "test" : name];
}

function readCommand(words: string[]): Omit<TestScript, "notes"> | null {
  const env: Record<string, string> = {};
  const rest = [...words];
  let word = rest.shift();
  while (word !== undefined) {
    const set = /^([A-Za-z_][A-Za-z0-9_]*)=(.*)$/s.exec(word);
    if (set?.[1] !== undefined) {
      if (!["PATH", "NODE_OPTIONS", "LD_PRELOAD"].includes(set[1])) env[set[1]] = set[2] ?? "";
    } else if (/(?:^|\/)(?:node|tsx)$/.test(word)) {
      return readNode(rest, word.endsWith("tsx") ? ["--import", "tsx"] : [], env);
    } else {
      const wrapped = wrappedRunner([word, ...rest]);
      if (wrapped !== null)
        return { runner: wrapped.runner, env, nodeArgs: [], through: wrapped.through, ...split(wrapped.runner, wrapped.rest) };
      const runner = runnerOf(word);
      if (runner !== null) return { runner, env, nodeArgs: [], ...split(runner, rest) };
      if (!WRAPPERS.has(word.split("/").at(-1) ?? word) && !word.startsWith("-") && !/^(?:lcov|text|html)/.test(word))
        return null;
    }
    word = rest.shift();
  }
  return null;
}

function runnerOf(word: string): SuiteRunnerName | null {
  const name =
    word
      .split("/")
      .at(-1)
      ?.replace(/^_/, "")
      .replace(/\.(?:[mc]?js)$/, "") ?? "";
  if (name === "ts-mocha") return "mocha";
  return SUITE_RUNNERS.find((one) => one === name) ?? null;
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
      return runner === null ? null : { runner, env, nodeArgs, ...split(runner, rest) };
    }
  }
  return builtIn ? { runner: "node:test", env, nodeArgs, runnerArgs: [], files: [] } : null;
}

function split(runner: SuiteRunnerName, words: string[]): { runnerArgs: string[]; files: string[] } {
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
