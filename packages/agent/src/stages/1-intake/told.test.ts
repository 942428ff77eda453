import { describe, expect, test } from "vitest";
import { parseIssue } from "./index.ts";
import { readSteps } from "./step-lists.ts";

/** Expression, what should be, and what is now, of each wish. */
function wishesIn(text: string): unknown[] {
  return parseIssue({ title: "A bug", text })
    .expectations.filter(({ expression, expected }) => expression !== null && expected !== null)
    .map(({ expression, expected, actual }) => [expression, expected, actual]);
}

describe("a piece of what is printed", () => {
  const PRINTED =
    '```python\nprint(card("Ida"))\nprint(seats(3))\n```\n\n```\nWelcome Ida, your host is Ida today\nrow 3 (seat 9)\n```\n\n';

  test("that should read otherwise is put in its place, each in its own print", () => {
    expect(wishesIn(`${PRINTED}I'd say "your host is Ole today" and "(seat 1)".`)).toEqual([
      ['card("Ida")', "Welcome Ida, your host is Ole today", "Welcome Ida, your host is Ida today"],
      ["seats(3)", "row 3 (seat 1)", "row 3 (seat 9)"],
    ]);
  });

  test("is nothing that only looks like it by marks and digits, or ends otherwise", () => {
    const text = '```js\nconsole.log(rule());\n```\n\n```\nWHERE "id" = 3\n```\n\nHere `= 4` or `WHERE "id" IN` come to mind.';

    expect(wishesIn(text)).not.toContainEqual(expect.arrayContaining([expect.stringMatching(/^WHERE "id" (?:= 4|IN)$/)]));
  });
});

describe("what a comment says of a value", () => {
  test("is no part of it", () => {
    const { expectations } = parseIssue({
      title: "A bug",
      text: "```python\nwheel.turn(3)  # 10, at its limit\nwheel.turn(1)  # 11, why?\n```\n\nThe second one should have been 10.",
    });

    expect(expectations.map(({ expression, expected, actual }) => [expression, expected, actual])).toEqual(
      expect.arrayContaining([
        ["wheel.turn(3)", "10", null],
        ["wheel.turn(1)", "10", "11"],
      ]),
    );
  });

  test("two values are two values", () => {
    const { expectations } = parseIssue({ title: "A bug", text: "```python\nprint(a(), b())  # 1, None\n```\n" });

    expect(expectations[0]?.expected).toBe("1, None");
  });
});

describe("numbered steps that are told at more length", () => {
  test("are the code that they name, as often as they say, and what is said of it stays a sentence", () => {
    const text = [
      "1. Sit down: `game = Game(3)`",
      "2. Call `game.next()` twice, so that `game.player` is `2`",
      "3. Somebody who throws a fit leaves: `game.drop(0)`. It returns 1",
      "4. Ask for `game.player`.",
    ].join("\n");

    expect(readSteps(text.split("\n"), 0)).toEqual({
      code: ["game = Game(3)", "game.next()", "game.next()", "game.drop(0)", "game.player"],
      to: 4,
      said: ["`game.player` is `2`", "It returns 1"],
    });
  });

  test("do not hold what is not done, or what should come out", () => {
    expect(readSteps(["1. `open(3)` returns 4", "2. `open(4)` (should be 5)"], 0)).toBeNull();
    expect(readSteps(["1. Do not call: `open(3)`", "2. `close(3)` twice"], 0)).toBeNull();
  });

  test("a call “after that” is asked behind all of them", () => {
    const { expectations } = parseIssue({
      title: "A bug",
      text: "1. `game = Game(3)`\n2. `game.next()` twice\n\nIt works, but `game.next()` after that should give `0`.",
    });

    expect(expectations.find(({ expression }) => expression === "game.next()")).toMatchObject({ after: true, snippet: 0 });
  });
});

describe("what names stand for", () => {
  test("in a sentence or in a list, is made before it is used", () => {
    const { snippets } = parseIssue({
      title: "A bug",
      text: "`plan(week)` is wrong where our week is\n`read({ mon: 1 })`. `count(days)` gives 3:\n\n- days: `[1, 2]`\n",
    });

    expect(snippets[0]?.code.split("\n").slice(0, 2)).toEqual(["week = read({ mon: 1 })", "days = [1, 2]"]);
  });
});

test("of two sentences on one call the first may tell what comes out now", () => {
  const text = "Then `plan(4)` gives\n`{'a': 1}`. Without it `plan(4)` gives\n`{'a': 2}`, and that is what I want to see.";

  expect(wishesIn(text)).toContainEqual(["plan(4)", "{'a': 2}", "{'a': 1}"]);
});

test("of several prints whose output is not shown each may be meant", () => {
  const text =
    "```js\nconsole.log(a(1));\nconsole.log(b(2));\n```\n\n## Actual\n\n`1.2`, and more of it.\n\n## Expected\n\n`1.3`, as it was";

  expect(wishesIn(text)).toEqual(
    expect.arrayContaining([
      ["a(1)", "1.3", "1.2"],
      ["b(2)", "1.3", "1.2"],
    ]),
  );
});

describe("the only list behind a session that shows lists", () => {
  const SESSION = "```\n>>> both(1)\n['a']\n>>> both(2)\n['b']\n```\n\n";

  test("is what should come out, of the last call first", () => {
    expect(wishesIn(`${SESSION}Just leave both, either way: \`['a', 'b']\`.`)).toEqual([
      ["both(2)", "['a', 'b']", "['b']"],
      ["both(1)", "['a', 'b']", "['a']"],
    ]);
  });

  test("is none where it is shown already, or where another is wished for", () => {
    expect(wishesIn(`${SESSION}It was \`['b']\` all along.`)).toEqual([]);
    expect(wishesIn(`${SESSION}Once \`['c']\` came, I would expect \`['d']\`.`)).not.toContainEqual(
      expect.arrayContaining(["['c']"]),
    );
  });
});

test("a text with a colon in it is no member of an object", () => {
  const text = "`report(1)` says `shop: 33 % and no more`, where it ought to say `shop: 34 % and no more`.";

  expect(wishesIn(text)).toContainEqual(["report(1)", "shop: 34 % and no more", "shop: 33 % and no more"]);
});

describe("a program whose prints are in a function or a loop", () => {
  const PROGRAM = "```js\nfor (const n of [1, 2, 3]) console.log(n, rank(n));\n```\n\n```\n1 low\n2 low\n3 low\n```\n\n";

  test.each([
    ["The last line should be the same as the one before.", "1 low\n2 low\n2 low"],
    ["The second line should be `2 high`, and the third line should read `3 top`.", "1 low\n2 high\n3 top"],
    ["The third line must be like the first one.", "1 low\n2 low\n1 low"],
    ["It is fine.", null],
  ])("should print other lines: %s", (text, expected) => {
    const { expectations } = parseIssue({ title: "A bug", text: PROGRAM + text });

    expect(expectations.find(({ expression }) => expression === null)?.expected ?? null).toBe(expected);
  });
});
