import { expect, test } from "vitest";
import { sequenceOf } from "./sequence.ts";

const told = (text: string, title = "A bug") => sequenceOf({ title, text });

test("what sentences name and blocks stand in their order, each with the words around it", () => {
  const sequence = told(
    "`f(1)` gives `2`.\nIt should be `3` instead.\n\nThis is what it prints:\n\n```\n2\n```\n\nI'd expect `4` there.",
  );

  expect(sequence.map(({ kind, text, side }) => [kind, text.trim(), side])).toEqual([
    ["call", "f(1)", null],
    ["value", "2", "actual"],
    ["value", "3", "expected"],
    ["block", "2", null],
    ["value", "4", "expected"],
  ]);
  expect(sequence[2]).toMatchObject({ before: ". It should be ", after: " instead.", ticked: true, block: null });
  expect(sequence[3]).toMatchObject({ block: 0 });
});

test("sentences, points of a list and paragraphs are told apart", () => {
  const [one, two, three, four] = told("`a` and `b`. Then `c`\n\n- `d`").map(({ sentence }) => sentence);

  expect(one).toBe(two);
  expect(three).toBeGreaterThan(two ?? 0);
  expect(four).toBeGreaterThan(three ?? 0);
});

test("however long the issue is, so much is looked at", () => {
  expect(told("`f(1)` is `2`.\n\n".repeat(2000)).length).toBeLessThanOrEqual(400);
});
