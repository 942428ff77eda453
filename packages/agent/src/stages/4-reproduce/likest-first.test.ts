import fc from "fast-check";
import { expect, it } from "vitest";
import type { BaselineCase } from "../3-environment/baseline.ts";
import { likestFirst } from "./likest-first.ts";

function red(name: string, message: string | null = null): BaselineCase {
  const failure =
    message === null
      ? null
      : { kind: "exception" as const, errorType: "TypeError", message, expected: null, actual: null, frames: [] };
  return { name, file: "test/run.js", outcome: "FAILED", durationMs: null, failure, flaky: false };
}

function green(name: string): BaselineCase {
  return { ...red(name), outcome: "PASSED" };
}

const GREEN = ["use an option", "use an object", "source map inline", "use a variable of a file"].map(green);
const first = (title: string, text: string, tests: BaselineCase[]): string | undefined =>
  likestFirst(tests, { title, text }, [...tests, ...GREEN])[0]?.name;

it("puts the red test first that has the rare words of the title", () => {
  const tests = [
    red("source map basic"),
    red("options > takes values from the shelves object inside expression"),
    red("use a file"),
  ];
  expect(first("Values from a shelves object inside expressions are lost", "Tests in `test/run.js` fail.", tests)).toBe(
    tests[1]?.name,
  );
});

it("takes names apart, and counts what a test says when it fails", () => {
  const tests = [red("source map basic", "fs.F_OK is gone"), red("is built", "cannot read trailingComma of undefined")];
  expect(first("`trailing_comma` is never read", "", tests)).toBe("is built");
  expect(first("Everything breaks at F_OK", "", tests)).toBe("source map basic");
});

it("keeps all of them, and the order of those that share nothing", () => {
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 12 })), fc.string(), (names, title) => {
      const tests = names.map((name) => red(name));
      const sorted = likestFirst(tests, { title, text: "" }, tests);
      expect(new Set(sorted)).toEqual(new Set(tests));
      expect(sorted).toHaveLength(tests.length);
      expect(likestFirst(tests, { title: "", text: "" }, tests)).toEqual(tests);
    }),
  );
});
