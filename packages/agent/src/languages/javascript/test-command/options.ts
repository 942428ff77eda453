import type { SuiteRunnerName } from "../details.ts";
import { OWN_OPTIONS, splitOwn } from "./own-options.ts";
import type { Split } from "./types.ts";

/** Options of the runners that take a value in the next word. */
export const TAKES_VALUE = new Set([
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
export const DROPPED =
  /^(?:-R|--reporter|--reporters|--test-reporter|--test-reporter-destination|--watch|-w|--watchAll|--coverage|--coverageReporters|--verbose|--silent|--colors?|--no-colors?|-c|--bail|-b|--experimental-test-coverage|--test-coverage-[a-z-]+|--check-leaks|--passWithNoTests|--ci|-i|--runInBand|--forceExit|run)(?:=|$)/;
const KEPT_SHORT: Record<string, RegExp> = { jest: /^-c$/, vitest: /^-c$/, mocha: /^(?:--check-leaks)$/ };

/** What stands behind a runner: its options, and the files that it is given. Pure. */
export function split(runner: SuiteRunnerName, words: string[]): Split {
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
