import { expect, test } from "vitest";
import { parseIssue } from "./index.ts";
import { toldIn } from "./told/told.ts";

const read = (text: string) => parseIssue({ title: "It is wrong", text });
const first = (text: string) => read(text).expectations[0];

test("quoted items of a text that speaks of lines are a list", () => {
  expect(first('`rows(1)` gives the lines "a" and "b". `rows(1)` should be "a", "b", "c" of course.')).toMatchObject({
    expected: '["a", "b", "c"]',
  });
  expect(first('`word(1)` should be "a".')).toMatchObject({ expected: '"a"' });
});

test("the middle one of the calls of a session is meant", () => {
  const session = "```\n> turn(1)\n'Eva'\n> turn(2)\nundefined\n> turn(3)\n'Jo'\n```\n\nSo the middle one should be Lin.";

  expect(read(session).expectations).toContainEqual(
    expect.objectContaining({ expression: "turn(2)", expected: '"Lin"', actual: "undefined" }),
  );
});

test("a product of things ends in what should come", () => {
  const text = "```js\nconsole.log(count(2, 3))\n```\n\n```\n5\n```\n\n2 boxes x 3 pens = 6 pens.";

  expect(read(text).expectations).toContainEqual(expect.objectContaining({ expression: "count(2, 3)", expected: "6" }));
});

test("a number that only one of the calls takes tells which is meant", () => {
  const text =
    "```\n> seat(9)\n'A9'\n> seat(10)\n'B10'\n> seat(11)\n'B1'\n```\n\n10 is the last of row A, so it should say 'A10'.";

  expect(read(text).expectations.find(({ expected }) => expected?.includes("A10"))?.expression).toBe("seat(10)");
});

test("an error is told with its words", () => {
  const text = "`load('x')` gives 3.\n\n**Expected**\n\nError with the message `no such file`\n";

  expect(read(text).expectations).toContainEqual(
    expect.objectContaining({ throws: { which: "expected", type: "Error", message: "no such file" } }),
  );
});

test("what stays is what should come, and an accident is not", () => {
  expect(first("```js\nisOn(true)   // false, should stay true\n```")).toMatchObject({ expected: "true", actual: "false" });
  expect(first("I want this:\n\n```js\nf(null) // TypeError: Cannot read properties of null\n```")?.throws?.which).toBe("actual");
});

test("the one line that a program prints inside of it should be another", () => {
  const text =
    "```js\ntry {\n  f();\n} catch (e) {\n  console.log(e.message, seen);\n}\n```\n\nOutput: `no []`\n\nIt should be `no [ 1 ]`.";

  expect(read(text).expectations).toContainEqual(
    expect.objectContaining({ expression: null, expected: "no [ 1 ]", actual: "no []", snippet: 1 }),
  );
});

test("what another call takes, and what a call leaves out, is told elsewhere", () => {
  const expressions = (text: string): string[] => toldIn(read(text)).calls.map(({ expression }) => expression);

  expect(expressions("`longestRun([1, 2], 3)` is 2, which is right, but `shortestRun` for the same was 3.")).toContain(
    "shortestRun([1, 2], 3)",
  );
  expect(expressions("With the defaults `{ a: 1 }` I called `readAll({ b: 2 }, …)`.")).toContain("readAll({ b: 2 }, { a: 1 })");
});
