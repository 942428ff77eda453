import { expect, test } from "vitest";
import { readTestScript } from "./test-script.ts";

test("what parts a wrapper's options from the runner's is none of either", () => {
  const script = readTestScript({ test: "nyc cover _mocha -- -R spec --ui tdd" });

  expect(script).toMatchObject({ runner: "mocha", runnerArgs: ["--ui", "tdd"] });
});

test("a name that each object has is no script", () => {
  expect(readTestScript({ test: "npm run constructor" })).toBeNull();
});

test("a script of the package behind what counts coverage is called", () => {
  const scripts = { test: "npm run build && npm run cover", build: "tsc", cover: "c8 --100 --reporter lcov npm run unit" };

  expect(readTestScript({ ...scripts, unit: "node --conditions development --test" })).toMatchObject({
    runner: "node:test",
    nodeArgs: ["--conditions", "development"],
  });
});

test("pnpm runs each script whose name matches", () => {
  expect(readTestScript({ test: "FORCE_COLOR=1 pnpm run /^test:/", "test:unit": "tape test" })).toMatchObject({ runner: "tape" });
});

test("what a shell is given is called", () => {
  expect(readTestScript({ test: "bash -c 'source .flags && ava \"$@\"' --" })).toMatchObject({ runner: "ava" });
});

test.each([
  ["borp --check-coverage 'test/*.test.js'", { runner: "node:test", runnerArgs: [], files: ["test/*.test.js"] }],
  ["ts-scripts test --run", { runner: "vitest", runnerArgs: ["--run"], files: [] }],
  ["kcd-scripts test", { runner: "jest", runnerArgs: [], files: [] }],
  ["ts-mocha -p tsconfig.test.json test/*.ts", { runner: "mocha" }],
])("`%s` calls a runner of another name", (command, found) => {
  expect(readTestScript({ test: command })).toMatchObject(found);
});

test.each(["vp build", "tsdx lint", "kcd-scripts build"])("`%s` is no test", (command) => {
  expect(readTestScript({ test: command })).toBeNull();
});

test.each([
  ["node test", ["test"]],
  ["node test/run.js && npm run lint", ["test/run.js"]],
  ["node tests/basic-test.js && node tests/safe-test.js", ["tests/basic-test.js", "tests/safe-test.js"]],
  ["tsx spec/index.ts", ["spec/index.ts"]],
])("`%s` runs scripts", (command, files) => {
  expect(readTestScript({ test: command })).toMatchObject({ runner: "script", files });
});

test.each(["node build.js", "node test/benchmark", "node scripts/latest.js"])("`%s` runs no tests", (command) => {
  expect(readTestScript({ test: command })).toBeNull();
});

test("a runner is chosen before scripts", () => {
  expect(readTestScript({ test: "node test/smoke.js && mocha" })).toMatchObject({ runner: "mocha", files: [] });
});
