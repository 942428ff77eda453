import { expect, test } from "vitest";
import { toldChanges } from "./told-change.ts";

function shapes(actual: string | null, expected: string | null): string[] {
  return toldChanges({ kind: "wrong_value", actual, expected }).map(({ shape }) => shape);
}

test("what makes one text of the other", () => {
  expect(shapes("' Ab'", "'Ab'")).toContain("#.trim()");
  expect(shapes("'Ab'", "'ab'")).toEqual(["#.toLowerCase()"]);
  expect(shapes("'a \\nb '", "'a\\nb'")).toEqual(["#.trimEnd()"]);
});

test("in all that a value holds", () => {
  expect(shapes("{ a: ['X', 'Y'] }", "{ a: ['x', 'y'] }")).toEqual(["#.toLowerCase()"]);
  expect(shapes("[1.4, 1.6]", "[1, 2]")).toEqual(["Math.round(#)"]);
});

test("what makes one list of the other", () => {
  expect(shapes("[3, 1, 3]", "[3, 1]")).toContain("[...new Set(#)]");
  expect(shapes("[10, 9]", "[9, 10]")).toEqual(["#.reverse()", "#.sort((a, b) => a - b)"]);
});

test("nothing where nothing does, or a value is not known", () => {
  expect(shapes("'a'", "'b'")).toEqual([]);
  expect(shapes("'a'", "'a'")).toEqual([]);
  expect(shapes("[Function: f]", "'a'")).toEqual([]);
  expect(shapes(null, "'a'")).toEqual([]);
  expect(toldChanges({ kind: "exception", errorType: "TypeError", message: null })).toEqual([]);
});
