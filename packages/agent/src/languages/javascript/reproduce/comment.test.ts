import { expect, test } from "vitest";
import { readComment } from "./comment.ts";

test.each([
  ["'a[]', as expected", { bare: "'a[]'" }],
  ["[1] (as it should be)", { bare: "[1]" }],
  ["expected [1]", { expected: "[1]" }],
  ["'expectedly'", { bare: "'expectedly'" }],
])("“%s”", (text, expected) => {
  expect(readComment(text)).toMatchObject(expected);
});
