import { expect, test } from "vitest";
import { parseIssue } from "../index.ts";
import { saidOfBlock, toldIn, wishesFor } from "./told.ts";

const read = (text: string) => parseIssue({ title: "A bug", text });

test("calls are made of the functions and the inputs that a text names", () => {
  const { calls, values } = toldIn(
    read(
      "A login is `kim@corp@gate:22`. `parseLogin` makes this of it:\n\n    { user: 'kim' }\n\nI'd expect\n\n    { user: 'kim@corp' }\n",
    ),
  );

  expect(calls.map(({ expression }) => expression)).toContain('parseLogin("kim@corp@gate:22")');
  expect(values.find(({ text }) => text === "{ user: 'kim@corp' }")?.side).toBe("expected");
});

test("a block of lines is handed over as a text and as its lines", () => {
  const expressions = toldIn(read("My text:\n\n```text\na: 1\nb: 2\n```\n\n`sizes` makes nothing of it.")).calls.map(
    (one) => one.expression,
  );

  expect(expressions).toContain('sizes("a: 1\\nb: 2")');
  expect(expressions).toContain('sizes(["a: 1","b: 2"])');
});

test("what stands beside the value that comes out now is wished for, what is said to be right first", () => {
  const told = toldIn(read("`size` of `'a b'` is 3 in version 2, and 1 is what I want."));
  const call = told.calls.find(({ expression }) => expression === "size('a b')");

  expect(call && wishesFor(told, call, ({ text }) => text === "3", "3").map(({ text }) => text)[0]).toBe("1");
  expect(call && wishesFor(told, call, ({ text }) => text === "7", "7")).toEqual([]);
});

test("what is said behind a block is said of the call that gives what it shows", () => {
  const facts = read("`outline` gives\n\n```\n['1', '2', '2.3']\n```\n\nThe last entry ought to be `'2.1'`.");

  expect(saidOfBlock(facts, "outline(lines)", 0, "['1', '2', '2.3']")).toMatchObject([{ expected: "['1', '2', '2.1']" }]);
});

test("a value that a comment shows to be wrong comes out now of that call alone", () => {
  const told = toldIn(
    read(
      "This is right:\n\n```js\nname('red'); // 'rot'\n```\n\nand this is wrong:\n\n```js\nname('blue'); // 'rot'\n```\n\nShouldn't it be `'blau'` then?",
    ),
  );
  const [right, wrong] = ["name('red')", "name('blue')"].map((text) => told.calls.find(({ expression }) => expression === text));

  expect(wrong && wishesFor(told, wrong, ({ text }) => text === "'rot'", "'rot'").map(({ text }) => text)).toEqual(["'blau'"]);
  expect(right && wishesFor(told, right, ({ text }) => text === "'rot'", "'rot'")).toEqual([]);
});
