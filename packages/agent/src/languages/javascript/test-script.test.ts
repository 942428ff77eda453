import { describe, expect, test } from "vitest";
import { readTestScript, type TestScript } from "./test-script.ts";

test("what parts a wrapper's options from the runner's is none of either", () => {
  const script = readTestScript({ test: "nyc cover _mocha -- -R spec --ui tdd" });

  expect(script).toMatchObject({ runner: "mocha", runnerArgs: ["--ui", "tdd"] });
});

test("a name that each object has is no script", () => {
  expect(readTestScript({ test: "npm run constructor" })).toBeNull();
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
