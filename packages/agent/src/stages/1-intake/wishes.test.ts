import { describe, expect, test } from "vitest";
import { parseIssue } from "./index.ts";

/** Expression, what should be, and what is now, of each wish. */
function wishesIn(text: string, title = "A bug"): unknown[] {
  return parseIssue({ title, text })
    .expectations.filter(({ expression, expected, bare }) => expression !== null && expected !== null && bare !== true)
    .map(({ expression, expected, actual }) => [expression, expected, actual]);
}

const DESK = "```\n> desk.lend('a')\n{ ok: true, due: '2024-03-02' }\n> desk.lend('b')\n{ ok: true, due: '2024-04-01' }\n```\n\n";
const PRINTED =
  "```js\nshop.open('north');\nconsole.log(shop.rules('north'));\nconsole.log(shop.rules('south'));\nconsole.log(shared.length);\n```\n\nResult\n\n```\n{ open: true, by: 'rule' }\n{ open: true, by: 'rule' }\n1\n```\n\n";

describe("wishes behind what a block shows", () => {
  test("are of members of what is shown, in turn, where they are no whole", () => {
    expect(wishesIn(`${DESK}I'd expect \`2024-01-31\` and \`2024-03-03\`.`)).toEqual([
      ["desk.lend('a').due", "2024-01-31", "'2024-03-02'"],
      ["desk.lend('b').due", "2024-03-03", "'2024-04-01'"],
    ]);
  });

  test("are of the member whose name stands before, also in a list of one", () => {
    const text =
      "```js\nconsole.log(read(2).errors);\n```\n\n```\n[ { line: 3, message: 'bad', column: 9 } ]\n```\n\nShould say line 4.";
    expect(wishesIn(text)).toContainEqual(["read(2).errors[0].line", "4", "3"]);
  });

  test("are of the call that the words before speak of", () => {
    const found = wishesIn(`${PRINTED}Nobody opened south! For it I'd expect \`{ open: false, by: 'default' }\`.`);
    expect(found).toEqual([["shop.rules('south')", "{ open: false, by: 'default' }", "{ open: true, by: 'rule' }"]]);
  });

  test("are of the prints in turn, where there are as many", () => {
    const text =
      "```js\nconsole.log(desk.next());\nconsole.log(desk.show());\n```\n\n```\nnull\n[ 'one free' ]\n```\n\nExpected `ann` and `[ 'full' ]`.";
    expect(wishesIn(text)).toEqual([
      ["desk.next()", "ann", "null"],
      ["desk.show()", "[ 'full' ]", "[ 'one free' ]"],
    ]);
  });

  test("are no names that the calls take or show", () => {
    const found = wishesIn("```\n> cache.get('a')\n{ hits: 1 }\n```\n\nI'd think that `a` stays and `hits` is right.");
    expect(found).toEqual([]);
  });

  test("of what a variable becomes in the end are asked there", () => {
    const text =
      "```js\nlet calls = 0;\nbus.on('a', () => { calls += 1; });\nbus.emit('a');\n```\n\n`calls` should be 1 in the end.";
    expect(wishesIn(text)).toContainEqual(["calls", "1", null]);
  });

  test("may be that nothing changes", () => {
    const text =
      "```js\nconst weights = { a: 2, b: 1 };\ngroup.add({ weights, without: ['b'] });\n```\n\nIt changes the object I pass in.";
    expect(wishesIn(text)).toContainEqual(["weights", "{ a: 2, b: 1 }", null]);
    expect(wishesIn(text.replace("It changes the object I pass in.", "It throws."))).toEqual([]);
  });
});

test("a remark beside a print is no value where the output is shown", () => {
  const text =
    "```js\nfeed.report('A7', 6);   // 08:10, six minutes late\nconsole.log(board.render(490));\n```\n\n```\n[ 'none' ]\n```\n";
  expect(parseIssue({ title: "A bug", text }).expectations.filter(({ expected }) => expected !== null)).toEqual([]);
});

test("a call, its value and a wish in columns", () => {
  const text = "More:\n\n    format(100)     '1.0'        want '1.00'\n    format(123456)  '1,234.56'   ok\n";
  expect(wishesIn(text)).toEqual([["format(100)", "'1.00'", "'1.0'"]]);
});

test("what is done to an object that the text never makes comes before it is asked", () => {
  const facts = parseIssue({
    title: "Old news wins",
    text: "I call `feed.report('T1', 6)` and after that `feed.report('T1', 0)`. Asking `feed.delayOf('T1')` then gives 0. I'd expect 6.",
  });
  const wish = facts.expectations.find(({ expected }) => expected === "6");
  expect(wish).toMatchObject({ expression: "feed.delayOf('T1')", actual: "0" });
  expect(facts.snippets[wish?.snippet ?? -1]?.code).toBe("feed.report('T1', 6)\nfeed.report('T1', 0)\nfeed.delayOf('T1')");
});

describe("a wish beside an error", () => {
  const BLOCK = "```js\nconst flatten = require('flatten');\n\nflatten(0, 0)\n```\n\n";

  test.each([
    [`${BLOCK}This throws \`TypeError: list.reduce is not a function\`, but it should return \`[0]\`.`],
    [`${BLOCK}This throws \`TypeError: list.reduce is not a function\`. It should return \`[0]\`.`],
    ["`flatten(0, 0)` throws `TypeError: list.reduce is not a function`, but it should return `[0]`."],
  ])("is of the call that threw: %s", (text) => {
    const found = parseIssue({ title: "A bug", text }).expectations;
    expect(found).toContainEqual(
      expect.objectContaining({
        expression: "flatten(0, 0)",
        expected: "[0]",
        throws: { which: "actual", type: "TypeError", message: "list.reduce is not a function" },
      }),
    );
    expect(found.map(({ expression }) => expression)).not.toContain("TypeError: list.reduce is not a function");
  });
});
