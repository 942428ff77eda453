import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { tempFolder } from "@fixpoint/testing";
import { expect, test } from "vitest";
import { detect } from "../detect.ts";
import { readTasks } from "./task-runners.ts";

test.each([
  [
    "gulp's plug-in, which brings mocha along",
    { "gulp-mocha": "^3.0.1" },
    "gulp.src(TEST).pipe(mocha({ reporter: 'spec' }))",
    [],
  ],
  [
    "grunt's, with how the tests are written",
    { "grunt-mocha-test": "0.12.7", mocha: "2" },
    "mochaTest: { test: { options: { ui: 'tdd', require: ['should', \"./test/setup\"] }, src: ['test/*.js'] } }",
    ["--ui", "tdd", "--require", "should", "--require", "./test/setup"],
  ],
  [
    "one file that is loaded first",
    { "grunt-simple-mocha": "0.4.0" },
    "options: { require: 'coffee-script/register' }",
    ["--require", "coffee-script/register"],
  ],
  ["modules that the task file itself loads", { "gulp-mocha": "1" }, "var gulp = require('gulp');", []],
])("%s", (_, dependencies, text, runnerArgs) => {
  expect(readTasks(dependencies, text)).toEqual({ runner: "mocha", runnerArgs });
});

test("another runner's plug-in, and none", () => {
  expect(readTasks({ "gulp-jasmine": "2" }, null)).toEqual({ runner: "jasmine", runnerArgs: [] });
  expect(readTasks({ gulp: "3", "grunt-contrib-qunit": "1" }, "gulp.task('test')")).toBeNull();
});

test("a project whose test script calls a task has the suite that the task runs", async () => {
  await using folder = await tempFolder();
  const files = {
    "package.json": JSON.stringify({ scripts: { test: "gulp ci" }, devDependencies: { gulp: "3.9.1", "gulp-mocha": "3.0.1" } }),
    "gulpfile.js": "gulp.task('ci', () => gulp.src('test/*.js').pipe(mocha({ ui: 'tdd' })));\n",
    "lib/sum.js": "module.exports = (a, b) => a + b;\n",
    "test/sum.js": "suite('sum', () => test('adds', () => {}));\n",
  };
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder.path, name)), { recursive: true });
    await writeFile(path.join(folder.path, name), text);
  }

  const profile = await detect(folder.path);

  expect(profile).toMatchObject({ testRunner: "mocha", testFiles: ["test/sum.js"], sourceFiles: ["lib/sum.js"] });
  expect(profile?.details).toMatchObject({ runnerArgs: ["--ui", "tdd"], style: { tdd: true } });
});
