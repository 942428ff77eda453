import { describe, expect, test } from "vitest";
import { readTestScript, type TestScript } from "./index.ts";

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

test.each(["uvu", "lab", "qunit"])("a script of its own may run %s", (name) => {
  expect(readTestScript({ build: "tsc", [`${name}:node`]: `${name} test` })).toMatchObject({ runner: name, files: ["test"] });
});

describe("a runner with options of its own", () => {
  test.each<[script: string, read: Partial<TestScript> | null]>([
    ["uvu -r esm test -i fixtures", { runner: "uvu", runnerArgs: ["-r", "esm"], files: ["test"] }],
    ["uvu", { runner: "uvu", runnerArgs: [], files: ["."], chosen: { folder: ".", matches: null, ignores: [] } }],
    [
      "c8 uvu -b packages '\\.test\\.[jt]s$' --ignore dist --require=tsm -C lib",
      {
        runner: "uvu",
        runnerArgs: ["--require", "tsm"],
        chosen: { folder: "lib/packages", matches: "\\.test\\.[jt]s$", ignores: ["dist"] },
      },
    ],
    ["tsm node_modules/uvu/bin.js tests", { runner: "uvu", nodeArgs: ["--require", "tsm"], files: ["tests"] }],
    ["lab -a @hapi/code -t 100 -L -Y", { runner: "lab", runnerArgs: ["-a", "@hapi/code"], files: ["test"] }],
    [
      "lab -vcLm 5000 -t100 -I '__core-js_shared__' test/unit",
      { runner: "lab", runnerArgs: ["-m", "5000"], files: ["test/unit"] },
    ],
    ["lab -r console -o stdout -r html -o coverage.html -T transform.js", { runner: "lab", runnerArgs: ["-T", "transform.js"] }],
    ["qunit", { runner: "qunit", runnerArgs: [], files: ["test"] }],
    [
      "nyc qunit --require ./test/setup.js --reporter tap --seed 'test/**/*.js' test/**/*.mjs",
      { runner: "qunit", runnerArgs: ["--require", "./test/setup.js"], files: ["test/**/*.mjs"] },
    ],
    ["qunit -c lib/index.js -t test/index.js", null],
  ])("%s", (script, read) => {
    const found = readTestScript({ test: script });

    if (read === null) expect(found).toBeNull();
    else expect(found).toMatchObject(read);
  });

  test("has no patterns where several commands of it are run", () => {
    const found = readTestScript({ test: "uvu packages \\.test\\.js$ && uvu tests" });

    expect(found).toMatchObject({ runner: "uvu", files: ["packages", "tests"] });
    expect(found).not.toHaveProperty("chosen");
  });
});
