import { expect, test } from "vitest";
import { fixAnchor, outputAnchor, parseAnchor } from "./anchors.ts";

test("a hash names a line of the fix, a line of an output, or a section", () => {
  expect(parseAnchor("fix-F1-R42")).toEqual({ kind: "fix", section: "fix", file: 1, side: "R", line: 42 });
  expect(parseAnchor(`${fixAnchor(2)}-L7`)).toMatchObject({ file: 2, side: "L", line: 7 });
  expect(parseAnchor("repro-0-after-L120")).toEqual({
    kind: "output",
    section: "reproduction",
    script: 0,
    side: "after",
    line: 120,
  });
  expect(parseAnchor(`${outputAnchor(3, "before")}-L1`)).toMatchObject({ script: 3, side: "before" });
  expect(parseAnchor("tests")).toEqual({ kind: "section", section: "tests" });
  expect(parseAnchor("")).toBeNull();
});

test("lines count from 1: what is not a line is no more than the name of something", () => {
  expect(parseAnchor("fix-F1-R0")).toEqual({ kind: "section", section: "fix-F1-R0" });
  expect(parseAnchor("repro-0-after-L")).toMatchObject({ kind: "section" });
});
