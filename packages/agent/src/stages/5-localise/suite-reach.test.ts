import { expect, test } from "vitest";
import { functionsIn } from "../../engines/search/function-names.ts";
import type { Coverage } from "../../types/language.ts";
import { suiteReach } from "./suite-reach.ts";

const SOURCE = "function one(n) {\n  if (n > 3)\n    return 3;\n  return n;\n}\nfunction two() {\n  return 2;\n}\n";

function ran(name: string, lines: number[], more: Partial<Coverage> = {}): Coverage {
  return { test: name, passed: true, lines: { "a.js": lines }, ...more };
}

function reach(tests: Coverage[], own: string[] = []) {
  return suiteReach({ tests, coverable: {} }, own, functionsIn(new Map([["b.js", SOURCE]])));
}

test("a line is reached by a passing test that runs it, and not by one that loads it", () => {
  const reaches = reach([ran("r", [9], { passed: false }), ran("t.js > one", [1, 4], { loaded: { "a.js": [1] } })]);

  expect([
    reaches("a.js", 4, 4),
    reaches("a.js", 2, 4),
    reaches("a.js", 1, 3),
    reaches("a.js", 9, 9),
    reaches("b.js", 4, 4),
  ]).toEqual([true, true, false, false, false]);
});

test("a branch is reached by whoever calls its function", () => {
  const reaches = reach([{ test: "t.js", passed: true, lines: { "b.js": [2, 4] } }]);

  expect([reaches("b.js", 3, 3), reaches("b.js", 7, 7)]).toEqual([true, false]);
});

test("tests that are not the project's do not count, and without any of its own nothing is known", () => {
  const documented = ran("doc.test.js > README.md: f(1)", [4]);

  expect(reach([documented, ran("t.js", [1])], ["doc.test.js"])("a.js", 4, 4)).toBe(false);
  expect(reach([documented], ["doc.test.js"])("a.js", 8, 8)).toBe(true);
});
