import { SUITE_RUNNERS, type SuiteRunnerName } from "../details.ts";
import { calledBy } from "./callers.ts";
import { DROPPED, split, TAKES_VALUE } from "./options.ts";
import { baseName } from "./shell-words.ts";
import type { TestScript } from "./types.ts";
import { wrappedRunner } from "./wrapped-runner.ts";
import { isAroundRunner, SETS } from "./wrappers.ts";

/** What a script of tests is called: `test`, `test/run.js`, `spec.js`, `parse.test.js`, `run-tests`. */
const TESTS =
  /^(?!.*(?:bench|perf|fuzz)).*(?:(?:^|\/)(?:tests?|specs?)(?:\/|$)|(?:^|[/._-])(?:tests?|specs?)(?:\.[cm]?[jt]s)?$)/i;
/** Options of a package that had the name before. */
const OLD_QUNIT = /^(?:-c|--code|-t|--tests)(?:=|$)/;
/** What makes Node of a command that is Node with a loader. */
const LAUNCHERS: Readonly<Record<string, string[]>> = { tsx: ["--import", "tsx"], tsm: ["--require", "tsm"] };

/** The runner that one command calls; null where it calls none that is known. Pure. */
export function readCommand(words: string[]): Omit<TestScript, "notes"> | null {
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
      if (!isAroundRunner(word)) return null;
    }
    word = rest.shift();
  }
  return null;
}

function runnerOf(word: string): SuiteRunnerName | null {
  // That of uvu has no name of its own.
  const name = baseName(word.replace(/(?:^|\/)node_modules\/uvu\/bin(?:\.js)?$/, "/uvu"))
    .replace(/^_/, "")
    .replace(/\.(?:[mc]?js)$/, "");
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
      if (runner !== null) return { runner, env, nodeArgs, ...split(runner, rest) };
      return TESTS.test(word) ? { runner: "script", env, nodeArgs, runnerArgs: [], files: [word] } : null;
    }
  }
  return builtIn ? { runner: "node:test", env, nodeArgs, runnerArgs: [], files: [] } : null;
}
