import { describe, expect, test } from "vitest";
import type { Expectation } from "../../../types/facts.ts";
import { parseIssue } from "../index.ts";

function first(text: string): Partial<Expectation> | undefined {
  return parseIssue({ title: "A bug", text }).expectations.find(
    ({ expression, expected }) => expression !== null && expected !== null,
  );
}

describe("values that are worked out", () => {
  test.each([
    ["`toll(3)` returns 90. I make it 40 for the bridge plus half of 60 for the tunnel = 70.", "90", "70"],
    [
      "Cars (1), vans (2).\n`toll(3)` returns 90. That is too much. I calculate 40 plus half of 60 for the tunnel = 70.",
      "90",
      "70",
    ],
    ["`toll(3)` gives 90, but 2 * 20 plus 30 = 70.", "90", "70"],
    ["Three cars.\nExpected: twice 40 is 80, reduced to 70.\nActual: 90\n\nI asked for `toll(3)`.", "90", "70"],
    ["Actual: 90\nExpected: twice 40 is 80, reduced to 70.\n\nI asked for `toll(3)`.", "90", "70"],
  ])("%s", (text, actual, expected) => {
    expect(first(text)).toMatchObject({ expression: "toll(3)", actual, expected });
  });

  test("two parts with names are no sum", () => {
    expect(first("`toll(3)` returns 90 where a = 3 and b = 4. I expected 12.")).toMatchObject({ expected: "12" });
  });

  test("a number that words only end in is no result", () => {
    const text = "Expected: a table with the toll of all cars that use bridge 3\nActual: 90\n\nI asked for `toll(3)`.";
    const found = parseIssue({ title: "A bug", text }).expectations;

    expect(found.filter(({ origin, expected }) => origin === "labels" && expected !== null)).toEqual([]);
  });
});

describe("labels beside one call", () => {
  test("they are said of it, and not of a value that is written as a call", () => {
    expect(first("`toll(3)` → `Money('90')`.\nExpected: 70\nActual: 90")).toMatchObject({
      expression: "toll(3)",
      expected: "70",
    });
  });

  test("of two calls they are said of none", () => {
    const found = parseIssue({ title: "A bug", text: "I call `toll(3)` and `pay(4)`.\n\nExpected: 70\nActual: 90" });

    expect(found.expectations.filter(({ expression, guessed }) => expression !== null && guessed !== true)).toEqual([]);
  });

  test("words behind the value are none of it", () => {
    const text = "```\n>>> toll(3)\n90\n```\n\nExpected: `70`. The other tolls are wrong too.";

    expect(first(text)).toMatchObject({ expression: "toll(3)", expected: "70", actual: "90" });
  });
});

test("a session that ran into an error is what happens, whatever is said to be correct above it", () => {
  const text =
    '`toll(2)` is correct.\n\n```\n>>> toll(3)\nTraceback (most recent call last):\n  File "road.py", line 3, in toll\n    return RATES[n]\nKeyError: 3\n```\n\nExpected: `70`';

  expect(first(text)).toMatchObject({ expression: "toll(3)", expected: "70", throws: { which: "actual", type: "KeyError" } });
});
