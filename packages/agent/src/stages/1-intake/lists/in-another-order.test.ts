import { expect, test } from "vitest";
import type { Expectation } from "../../../types/facts.ts";
import { parseIssue } from "../index.ts";

function read(text: string): Partial<Expectation> | undefined {
  return parseIssue({ title: "Strange order", text }).expectations.find(
    ({ reading }) => reading?.includes("another order") === true,
  );
}

const SHOWN = "```\n>>> in_order(['QA 20', 'QA 9', 'QA 76.9'])\n['QA 20', 'QA 76.9', 'QA 9']\n```\n\n";

test("a sentence that lists what is given in another order says what is expected", () => {
  const expected = "['QA 9', 'QA 20', 'QA 76.9']";
  for (const said of [
    "On the shelf they stand as QA 9, QA 20, QA 76.9.",
    "It should be `QA 9`, `QA 20` and then `QA 76.9`, as on the shelf.",
    "QA 9 < QA 20 < QA 76.9, I would say.",
  ])
    expect(read(SHOWN + said)).toMatchObject({ expression: "in_order(['QA 20', 'QA 9', 'QA 76.9'])", expected });
});

test("numbers are read like texts", () => {
  const shown = "```js\nsortVersions([10, 9, 2]) // => [10, 2, 9]\n```\n\nI get them as text. It should be 2, 9, 10.";
  expect(read(shown)).toMatchObject({ expected: "[2, 9, 10]" });
});

test("what lists the same order, a part, or two alone says nothing", () => {
  expect(read(`${SHOWN}They come as QA 20, QA 76.9, QA 9.`)).toBeUndefined();
  expect(read(`${SHOWN}QA 9, QA 20 are the first ones.`)).toBeUndefined();
  expect(read("```\n>>> f()\n['b', 'a']\n```\n\nNot a, b.")).toBeUndefined();
  expect(read("```\n>>> f()\n[['b'], 'a', 'c']\n```\n\na, b, c")).toBeUndefined();
});
