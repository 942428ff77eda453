import { expect, test } from "vitest";
import { cannotBecome, kindOf } from "./value-kinds.ts";

test("an object that became a text is one, for all its brackets", () => {
  expect(["[object Object]", "'[object Map]'", "[1]", "[]"].map(kindOf)).toEqual(["text", "text", "[", "["]);
  expect(cannotBecome("[object Object]", "Lotus")).toBe(false);
  expect(cannotBecome("[ 'a' ]", "Lotus")).toBe(true);
});
