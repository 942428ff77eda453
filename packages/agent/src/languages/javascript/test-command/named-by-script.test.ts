import { describe, expect, test } from "vitest";
import { namedByScript } from "./named-by-script.ts";
import { readTestScript } from "./index.ts";

const FILES = ["test/unit/a.test.js", "test/unit/deep/b.test.js", "test/browser/c.test.js", "spec.js"];
const UNIT = FILES.slice(0, 2);

describe("the test files that a script names", () => {
  test.each<[script: string, files: string[]]>([
    ["mocha test/unit", UNIT],
    ["mocha ./test/unit/", UNIT],
    ["mocha 'test/unit/**/*.test.js' spec.js", [...UNIT, "spec.js"]],
    ["node --test test/{unit,browser}/*.js", FILES.slice(0, 3)],
    ["mocha", FILES],
    ["mocha '**/*.test.js'", FILES],
    ["mocha build/tests", FILES],
    ["mocha test/unit/a.test.js", UNIT],
    ["mocha test/index.js", FILES.slice(0, 3)],
    ["jest unit", FILES],
    ["mocha ../elsewhere", FILES],
    ["uvu test", FILES.slice(0, 3)],
    ["uvu test -i browser", UNIT],
    ["uvu . '^test/unit/.*\\.TEST\\.js$'", UNIT],
    ["uvu test '^deep'", FILES.slice(0, 3)],
    ["uvu test '^unit/deep' -i '^c'", ["test/unit/deep/b.test.js"]],
    ["uvu test '('", FILES.slice(0, 3)],
    ["lab -t 100", FILES.slice(0, 3)],
    ["lab -t 100 test/unit", UNIT],
    ["lab -P 'b[.]' test/unit", UNIT.slice(1)],
    ["qunit 'test/unit/**/*.js'", UNIT],
  ])("%s", (script, files) => {
    expect(namedByScript(FILES, readTestScript({ test: script }))).toEqual(files);
  });

  test("through other scripts, and none at all", () => {
    expect(
      namedByScript(FILES, readTestScript({ test: "npm run src && npm run lint", src: "mocha test/unit", lint: "eslint" })),
    ).toEqual(UNIT);
    expect(namedByScript(FILES, readTestScript({ test: "mocha test/unit && mocha test/browser" }))).toEqual(FILES.slice(0, 3));
    expect(namedByScript(FILES, readTestScript({ test: "npm run a && npm run b", a: "mocha test/unit", b: "mocha" }))).toEqual(
      FILES,
    );
    expect(namedByScript(FILES, null)).toEqual(FILES);
  });
});
