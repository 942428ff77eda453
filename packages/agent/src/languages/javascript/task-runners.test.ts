import { expect, test } from "vitest";
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
