import { expect, test } from "vitest";
import { withFullCalls } from "./full-calls.ts";
import { parseIssue } from "../index.ts";

test.each([
  ["`cut('abc', 2)` is wrong, `cut(...)` should be 'ab'.", "`cut('abc', 2)` is wrong, `cut('abc', 2)` should be 'ab'."],
  ["`cut('abc', 2)` is wrong, `cut(…)` → 'ab'.", "`cut('abc', 2)` is wrong, `cut('abc', 2)` → 'ab'."],
  // Nobody knows which.
  ["`cut('abc', 2)` and `cut('x', 1)`: `cut(...)`", "`cut('abc', 2)` and `cut('x', 1)`: `cut(...)`"],
  ["`cut(...)` and `recut('a')`", "`cut(...)` and `recut('a')`"],
  ["`cut()` and `cut(...)`", "`cut()` and `cut(...)`"],
  ["`cut(...args)` and `cut('a', ...)`: `cut(...)`", "`cut(...args)` and `cut('a', ...)`: `cut(...args)`"],
])("%s", (text, full) => {
  expect(withFullCalls(text)).toBe(full);
});

test("what a section says of a shortened call is said of the call that is shown", () => {
  const text =
    "### Current\n`mentions(\"ping @jean-luc-marc\")` returns `['jean-luc']`.\n\n### Expected behavior\n`mentions(...)` → `['jean-luc-marc']`\n";

  expect(parseIssue({ title: "Mentions are cut", text }).expectations).toContainEqual(
    expect.objectContaining({ expression: 'mentions("ping @jean-luc-marc")', expected: "['jean-luc-marc']" }),
  );
});

test("a text of nothing but such calls is read in a moment", () => {
  const text = Array.from({ length: 20_000 }, (_, at) => `f${at}(...) f${at}(`).join(" ");

  expect(withFullCalls(text)).toBe(text);
});
