import type { SuiteRunnerName } from "../details.ts";
import { split } from "./options.ts";
import { baseName } from "./shell-words.ts";
import type { TestScript } from "./types.ts";

/** Commands that call a runner of another name, where `test` has to follow or not. */
const CALLERS: Readonly<Record<string, { runner: SuiteRunnerName; task: string | null }>> = {
  "ts-mocha": { runner: "mocha", task: null },
  borp: { runner: "node:test", task: null },
  "ts-scripts": { runner: "vitest", task: "test" },
  vp: { runner: "vitest", task: "test" },
};

/** The runner behind a command of another name, with what it is given. */
export function calledBy(word: string, words: string[]): Pick<TestScript, "runner" | "runnerArgs" | "files"> | null {
  const name = baseName(word);
  const caller = Object.hasOwn(CALLERS, name) ? CALLERS[name] : undefined;
  if (caller === undefined || (caller.task !== null && words[0] !== caller.task)) return null;
  const given = split(caller.runner, caller.task === null ? words : words.slice(1));
  // Its own options Node does not know: those that say which files there are come with these.
  return caller.runner === "node:test"
    ? { runner: caller.runner, runnerArgs: [], files: given.files }
    : { runner: caller.runner, ...given };
}
