import { expect, test } from "vitest";
import { parseIssue } from "./index.ts";

function read(text: string): unknown[] {
  return parseIssue({ title: "A bug", text }).expectations.flatMap(({ expression, expected }) =>
    expected === null ? [] : [[expression, expected]],
  );
}

test.each([
  ["```js\ntoll(3)  // 9\ntoll(4)  // throws\n```\n\nIt should be the 12 again.", "toll(4)", "12", "toll(3)"],
  ["```js\nsum([1])  // 1\nsum([])   // throws\n```\n\nIt should be 0.", "sum([])", "0", "sum([1])"],
  ["```js\nname('a')  // 'A'\nname('')   // TypeError: no letter\n```\n\nI'd expect `'?'`.", "name('')", "'?'", "name('a')"],
])(
  "beside a call of which a value is shown, what is wished for is of the one that throws: %s",
  (text, expression, expected, other) => {
    const found = read(text);

    expect(found).toContainEqual([expression, expected]);
    expect(found).not.toContainEqual([other, expected]);
  },
);

test("of several that throw, either may be meant", () => {
  expect(read("```js\ntoll(3)  // throws\ntoll(4)  // throws\ntoll(5) // 15\n```\n\nThe second must be 12.")).toContainEqual([
    "toll(4)",
    "12",
  ]);
});
