import { describe, expect, test } from "vitest";
import { parseIssue } from "./index.ts";

/** Expression, what should be, and what is now, of each expectation that wishes for a value. */
function wishesIn(text: string, title = "A bug"): unknown[] {
  return parseIssue({ title, text })
    .expectations.filter(({ expression, expected, bare }) => expression !== null && expected !== null && bare !== true)
    .map(({ expression, expected, actual }) => [expression, expected, actual]);
}

describe("values that a text means", () => {
  test("a member alone is wished of that member of what is shown", () => {
    const shown = "```\n> args(['--a', '--b'], { boolean: 'a' })\n{ _: [ 1 ], a: true, b: true }\n```\n\n";

    expect(wishesIn(`${shown}The last one should have \`_: []\`.`)).toContainEqual([
      "args(['--a', '--b'], { boolean: 'a' })._",
      "[]",
      "[ 1 ]",
    ]);
    expect(wishesIn(`${shown}The \`_\` must be \`[]\` here, everything else is right.`)).toEqual([
      ["args(['--a', '--b'], { boolean: 'a' })._", "[]", "[ 1 ]"],
    ]);
  });

  test("words alone are texts where those of both sections are alike", () => {
    const sections = (wanted: string, came: string): string =>
      `\`\`\`js\nconst text = show(111);\nconsole.log(text);\n\`\`\`\n\n**Expected**\n\n${wanted}\n\n**Actual**\n\n${came}\n`;

    expect(wishesIn(sections("111 минут", "111 минута"))).toContainEqual(["text", '"111 минут"', '"111 минута"']);
    expect(wishesIn(sections("No error is thrown", "The page stays empty for ever"))).toEqual([]);
  });

  test("a text with words becomes no number, and a record no list", () => {
    const told = '```js\nshow(101)\n// "101 days"\n```\n\nThe rule is: not if it ends on 11 (11, 111).';
    expect(wishesIn(told)).toEqual([]);
    expect(wishesIn("```js\nread('a')\n// { all: [ 1 ] }\n```\n\nI want `[]`.")).toEqual([["read('a').all", "[]", "[ 1 ]"]]);
  });

  test("a method that is only spoken of is asked nothing", () => {
    const told =
      "```js\nconst size = results.push(undefined);\nconsole.log(size, results.length);   // 1 1\n```\n\nI'd like to see `2 2` here. I suppose it is to make `push()` without arguments do nothing.";

    expect(wishesIn(told)).toContainEqual(["util.format(size, results.length)", "2 2", "1 1"]);
  });

  test("a value in a section may have its reason behind it", () => {
    const told =
      "```js\nvar name = overlay.toName();\nconsole.log(name);\n```\n\n**Expected**\n\n`false`, as there's no such colour\n\n**Actual**\n\n`red`\n";

    expect(wishesIn(told)).toContainEqual(["name", "false", "red"]);
  });

  test("what stands in a column of its own judges the value", () => {
    const column =
      "```js\nconsole.log(days(1))     // 1 day       ok\nconsole.log(days(101))   // 101 days     wrong! -> 101 day\n```\n";

    expect(wishesIn(column)).toEqual([["days(101)", "101 day", "101 days"]]);
  });

  test("who says that it fails like before states no text", () => {
    const { expectations } = parseIssue({ title: "A bug", text: "```js\nmatch('a')   // throws the above\n```\n" });

    expect(expectations).toEqual([
      expect.objectContaining({ expected: null, throws: { which: "actual", type: null, message: null } }),
    ]);
  });

  test("yes and no are turned round of each call of which they are told", () => {
    const text = "`isCode('CI9')` is false, although the bank prints it. `isPart('CI', '9')` is false as well.";

    expect(wishesIn(text)).toEqual([
      ["isCode('CI9')", "true", "false"],
      ["isPart('CI', '9')", "true", "false"],
    ]);
    expect(wishesIn("If `isCode('CI9')` is false, the page stays empty.")).toEqual([]);
  });
});
