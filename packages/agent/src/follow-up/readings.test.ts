import { describe, expect, test } from "vitest";
import type { OriginalIssue } from "../types/follow-up.ts";
import type { ProjectProfile } from "../types/language.ts";
import { readFollowUp } from "./read-follow-up.ts";
import { readRequest } from "./readings.ts";
import { requestIssue } from "./request-issue.ts";

const EMPTY: OriginalIssue = {
  title: "initials throws for an empty string",
  text: "```js\nconst { initials } = require('names');\ninitials('') // throws TypeError, expected ''\n```\n",
};
const BOUNDS: OriginalIssue = {
  title: "chunk loses the rest",
  text: "`chunk([1, 2, 3], 2)` returns `[[1, 2]]` instead of `[[1, 2], [3]]`.",
};
const PYTHON: OriginalIssue = {
  title: "mean fails",
  text: "```python\n>>> from stats import mean\n>>> mean([])\nZeroDivisionError: division by zero\n```\n\nExpected: `0`\n",
};

/** Expression and what is demanded of it, for each reading. */
function read(original: OriginalIssue, text: string, language: ProjectProfile["language"] = "javascript"): string[] {
  const facts = readFollowUp(requestIssue(original, text))?.facts;
  return (facts === undefined ? [] : readRequest(facts, language)).map(({ facts: { expectations } }) =>
    expectations
      .filter(({ expression, expected, throws }) => expression !== null && (expected !== null || throws !== null))
      .map(({ expression, expected, throws }) => {
        const thrown = throws?.which === "expected" ? `throws ${throws.type ?? "something"}` : "ends";
        return `${expression} ${expected === null ? thrown : `= ${expected}`}`;
      })
      .join(" & "),
  );
}

describe("a request for an absent value, of an issue about one, demands what the issue does", () => {
  test.each([
    ["also handle null", ["initials(null) = ''"]],
    ["What about `undefined`?", ["initials(undefined) = ''"]],
    ["Please treat NaN the same way.", ["initials(NaN) = ''"]],
    ["what about an empty list?", ["initials([]) = ''"]],
    ["same for whitespace-only names", ["initials('   ') = ''"]],
    ["what about `initials(undefined)`?", ["initials(undefined) = ''"]],
    [
      "this should handle both `null` and `undefined`",
      ["[initials(null), initials(undefined)] = ['', '']", "initials(null) = ''", "initials(undefined) = ''"],
    ],
  ])("%s", (text, wanted) => {
    expect(read(EMPTY, text)).toEqual(wanted);
  });
});

describe("what the request states is all that it means", () => {
  test.each([
    ["`initials(undefined)` should return `''`", ["initials(undefined) = ''"]],
    ["return `'?'` for null", ["initials(null) = '?'"]],
    ["For null it should return an empty array.", ["initials(null) = []"]],
    ["null should give undefined", ["initials(null) = undefined"]],
    ["It should throw a TypeError for null.", ["initials(null) throws TypeError"]],
    ["throw a `RangeError` if the list is empty please", ["initials([]) throws RangeError"]],
    ["```js\ninitials(null) // should be '-'\n```", ["initials(null) = '-'"]],
  ])("%s", (text, wanted) => {
    expect(read(EMPTY, text)).toEqual(wanted);
  });
});

describe("where nothing says what the value should be, the call must only end", () => {
  test.each([
    ["also handle null", ["chunk(null, 2) ends", "chunk([1, 2, 3], null) ends"]],
    ["this throws for negative numbers: `chunk([1], -1)`", ["chunk([1], -1) ends", "chunk([1, 2, 3], -2) ends"]],
    ["what about a size of zero?", ["chunk([1, 2, 3], 0) ends"]],
    ["and an empty list?", ["chunk([], 2) ends"]],
    ["What if `size` is `1.5`?", ["chunk([1, 2, 3], 1.5) ends"]],
    ["it still crashes:\n```js\nchunk('abc', 2)\n```", ["chunk('abc', 2) ends"]],
    ["this throws a TypeError for null", ["chunk(null, 2) ends", "chunk([1, 2, 3], null) ends"]],
  ])("%s", (text, wanted) => {
    expect(read(BOUNDS, text)).toEqual(wanted);
  });
});

test("Python's own words for values are used", () => {
  expect(read(PYTHON, "also handle null", "python")).toEqual(["mean(None) = 0"]);
  expect(read(PYTHON, "raise ValueError for None", "python")).toEqual(["mean(None) throws ValueError"]);
  expect(read(PYTHON, "what about NaN?", "python")).toEqual(["mean(float('nan')) = 0"]);
});

test("the evidence says which reading was taken, and code above the original's call is kept", () => {
  const original = {
    title: "total is wrong",
    text: "```js\nconst cart = new Cart();\ncart.add(1); // => 1\ncart.total('') // => NaN, should be 0\n```",
  };
  const facts = readFollowUp(requestIssue(original, "also handle null"))?.facts;
  const [reading] = facts === undefined ? [] : readRequest(facts, "javascript");
  expect(reading?.facts.snippets[0]?.code).toBe("const cart = new Cart();\ncart.total(null)");
  expect(reading?.facts.expectations[0]?.reading).toBe(
    "the request: `cart.total(null)`, the original issue's call with null in the place of `''`. It names no value, so `0` is expected, as the original issue expects of `cart.total('')`",
  );
});

test("the original's value is expected only where its own place is varied", () => {
  const original = { title: "label", text: "```js\nlabel({ name: 'a', unit: undefined }) // should be 'a -'\n```" };
  expect(read(original, "what about null names? `label({ name: null })`")[0]).toBe("label({ name: null }) ends");
  expect(read(original, "and `label({ name: 'a', unit: null })`?")[0]).toBe("label({ name: 'a', unit: null }) = 'a -'");
});

test("our regression test tells the call where the issue shows none", () => {
  const original = {
    title: "TypeError: cannot read x",
    text: "Seen 14 times.",
    regressionTest:
      "import { label } from '../src/l.js'\n\ntest('x', () => {\n  assert.strictEqual(label({ unit: '' }), '-')\n})\n",
  };
  expect(read(original, "also handle null")[0]).toBe("label({ unit: null }) = '-'");
});

test.each([
  ["nothing that can be run", EMPTY, "please rename this variable"],
  ["no call to vary", { title: "It is slow", text: "Very." }, "also handle null"],
])("%s gives no reading", (_, original, text) => {
  expect(read(original, text)).toEqual([]);
});
