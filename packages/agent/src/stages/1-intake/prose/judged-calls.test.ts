import { expect, test } from "vitest";
import { judgedCalls } from "./judged-calls.ts";

function read(text: string): unknown[] {
  return judgedCalls([{ text, heading: "", before: null, after: 0 }]).map(({ expression, expected, actual }) => [
    expression,
    expected,
    actual,
  ]);
}

test.each([
  ["`open(a)` is `false`, good, yet `open(b)` is `true`.", "open(b)", "false", "true"],
  ["`fits('x', 1)` gives true, which is right, but `fits('y', 1)` gives false", "fits('y', 1)", "true", "false"],
  ["- `is_free(2)` returns `True` (correct), however `is_free(3)` still returns `False`", "is_free(3)", "True", "False"],
  ["`has(1)` correctly says `false`, but `has(2)` says `true` as well", "has(2)", "false", "true"],
  ["`has(1)` → `true`, as it should be, while `has(2)` → `false`", "has(2)", "true", "false"],
])("of two calls the one that nobody finds right is wrong: %s", (text, expression, expected, actual) => {
  expect(read(text)).toEqual([[expression, expected, actual]]);
});

test.each([
  "`open(a)` is `false`, good, and `open(b)` is `true`.",
  "`open(a)` is `false`, good, but `open(b)` is `true`, fine.",
  "`open(a)` is `false` but `open(b)` is `true`.",
  "`open(a)` is `1`, good, yet `open(b)` is `2`.",
  "`open` is `false`, good, yet `shut` is `true`.",
])("nothing is read of %s", (text) => expect(read(text)).toEqual([]));
