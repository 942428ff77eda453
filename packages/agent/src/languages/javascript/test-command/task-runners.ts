import type { SuiteRunnerName } from "../details.ts";

/** Plug-ins of gulp and grunt that call a runner, which they bring along or want beside them. */
const PLUG_INS: Readonly<Record<string, SuiteRunnerName>> = {
  "gulp-mocha": "mocha",
  "gulp-spawn-mocha": "mocha",
  "grunt-mocha-test": "mocha",
  "grunt-simple-mocha": "mocha",
  "grunt-mocha-cli": "mocha",
  "grunt-mocha-istanbul": "mocha",
  "grunt-cafe-mocha": "mocha",
  "gulp-jasmine": "jasmine",
  "grunt-jasmine-nodejs": "jasmine",
  "gulp-jest": "jest",
  "grunt-jest": "jest",
  "gulp-ava": "ava",
  "gulp-tape": "tape",
};

/** Files that task runners read their tasks from. */
export const TASK_FILES = ["gulpfile.js", "gulpfile.cjs", "gulpfile.mjs", "gulpfile.babel.js", "Gruntfile.js", "gruntfile.js"];

/** A task file that is longer is read so far. */
const MOST_CHARACTERS = 100_000;
const QUOTED = String.raw`"[^"\n]{1,200}"|'[^'\n]{1,200}'`;
const INTERFACE = /\bui\s*:\s*["'](bdd|tdd|qunit|exports)["']/;
const REQUIRED = new RegExp(String.raw`\brequire\s*:\s*(${QUOTED}|\[\s*(?:(?:${QUOTED})\s*,?\s*){1,10}\])`);

/**
 * The runner that a task of gulp or grunt calls, where the test script calls the task alone, with the options of mocha that
 * decide how its tests are read. null where none of them is known. Pure.
 */
export function readTasks(
  dependencies: Readonly<Record<string, string>>,
  taskFile: string | null,
): { runner: SuiteRunnerName; runnerArgs: string[] } | null {
  const [, runner] = Object.entries(PLUG_INS).find(([name]) => Object.hasOwn(dependencies, name)) ?? [];
  if (runner === undefined) return null;
  if (runner !== "mocha" || taskFile === null) return { runner, runnerArgs: [] };
  const text = taskFile.slice(0, MOST_CHARACTERS);
  const ui = INTERFACE.exec(text)?.[1];
  const required = Array.from((REQUIRED.exec(text)?.[1] ?? "").matchAll(/["']([^"'\n]+)["']/g), ([, name = ""]) => name);
  return { runner, runnerArgs: [...(ui === undefined ? [] : ["--ui", ui]), ...required.flatMap((name) => ["--require", name])] };
}
