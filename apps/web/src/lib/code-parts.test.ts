import { expect, test } from "vitest";
import { codeParts, withoutMarks } from "./code-parts.ts";

test("code spans are cut out, the text around them stays", () => {
  expect(codeParts("condition: `a` became `a != null` at index.js:17")).toEqual([
    { text: "condition: ", code: false },
    { text: "a", code: true },
    { text: " became ", code: false },
    { text: "a != null", code: true },
    { text: " at index.js:17", code: false },
  ]);
});

test("longer runs of backticks hold code with backticks in it", () => {
  expect(codeParts("`` `${name}` `` is a template")).toEqual([
    { text: "`${name}`", code: true },
    { text: " is a template", code: false },
  ]);
});

test("a backtick without its partner is text", () => {
  expect(codeParts("it's 5 o`clock")).toEqual([{ text: "it's 5 o`clock", code: false }]);
  expect(codeParts("")).toEqual([]);
});

test("a title for the tab has no marks", () => {
  expect(withoutMarks("`maxAge: 0` never reaches the cookie")).toBe("maxAge: 0 never reaches the cookie");
});
