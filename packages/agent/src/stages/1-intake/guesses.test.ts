import { describe, expect, test } from "vitest";
import { crashOf, frameOf } from "../../crash/testing/frames.ts";
import type { Expectation } from "../../types/facts.ts";
import { readBlocks } from "./blocks/blocks.ts";
import { fromTables, MOST_ROWS } from "./tables/from-tables.ts";
import { parseIssue } from "./index.ts";
import { inlineProgram, MOST_SPANS } from "./programs/inline-program.ts";

function read(text: string, title = "A bug"): Partial<Expectation>[] {
  return parseIssue({ title, text }).expectations.map(({ expression, expected, actual, throws }) => ({
    expression,
    expected,
    actual,
    ...(throws === null ? {} : { throws }),
  }));
}

describe("values that stand for a place", () => {
  test.each([
    [
      "```js\nlamp.at(10)   // '#b4'   not fine\nlamp.at(50)   // '#64'   fine\n```\nExpected: `'#14'` for 10.",
      "lamp.at(10)",
      "'#14'",
    ],
    [
      "```\n>>> bill(8)\n'8 h: 0.00 EUR'\n>>> bill(9)\n'9 h: 3.00 EUR'\n```\nThe first one should end in `12.00 EUR`, the second in `15.00 EUR`.",
      "bill(8)",
      "'8 h: 12.00 EUR'",
    ],
    ["```\n>>> names(2)\n['a', 'c']\n```\nThe last entry ought to be `'b'`.", "names(2)", "['a', 'b']"],
    [
      "| text | ground | inspector | `contrast()` |\n|---|---|---|---|\n| `#767676` | `#fff` | 4.54 | 4.54 |\n| `#444` | `#fff` | 9.74 | 14.86 |\n",
      'contrast("#444", "#fff")',
      "9.74",
    ],
  ])("%s", (text, expression, expected) => {
    expect(read(text)).toContainEqual(expect.objectContaining({ expression, expected }));
  });
});

describe("guesses from prose", () => {
  test("what is wished for in place of a value is of the call that shows it", () => {
    const text =
      "    > qs.text({}, true)\n    '?'\n    > qs.text({ a: 1 }, true)\n    '?a=1'\n\nWith nothing to put in, I'd like '' instead of '?'.";
    const wishes = read(text).filter(({ expected }) => expected !== null);

    expect(wishes).toEqual([{ expression: "qs.text({}, true)", expected: '""', actual: "'?'" }]);
  });

  test("a place in the result is not the result", () => {
    const told = (what: string): string =>
      `\`\`\`js\ndiff({ a: { b: 1 } }, { a: { b: 2 } })\n\`\`\`\n\nShould report ${what} \`['a', 'b']\`.`;
    expect(read(told("one CHANGE at")).filter(({ expected }) => expected !== null)).toEqual([]);
    expect(read(told("the path"))).toContainEqual(expect.objectContaining({ expected: "['a', 'b']" }));
  });

  test.each([["`f(1)` comes out as `2`, I'd like to see `3`."], ["I get `2` for `f(1)`, it has to be `3`."]])("%s", (text) => {
    expect(read(text)).toContainEqual({ expression: "f(1)", expected: "3", actual: "2" });
  });

  test.each([
    [
      "I use `match('%', text)` for placeholders. For `a%b` the result is `{ start: 3, body: '' }`. I'd expect it to start at the first `%` and end at the second: `start: 1` and `body: 'b'`.",
      `match('%', "a%b")`,
      "{ start: 1, body: 'b' }",
    ],
    [
      "`f({ a: [1] })` gives `{ a: [Object] }`. Node's own `util.inspect` prints `{ a: [Array] }` there, which is what I'd expect.",
      "f({ a: [1] })",
      "{ a: [Array] }",
    ],
    ["```\n> f(11)\n'11th'\n> f(-11)\n'-11st'\n> f(-12)\n'-12nd'\n```\nWanted '-11th' and '-12th'.", "f(-11)", '"-11th"'],
    [
      "```js\nrun({ in: ['a', { of: 'roles' }] }, {})\n```\n```\nTypeError: no\n    at run (/app/a.js:1:1)\n```\nNot everybody has `roles`, so I expected false, as `{ in: [3] }` gives.",
      "run({ in: ['a', { of: 'roles' }] }, {})",
      "false",
    ],
    ["```\n> f(1)\n[ 1, 2 ]\n> f(1.5)\n[ 9 ]\n```\nThe second should be the same as the first.", "f(1.5)", "[ 1, 2 ]"],
    ["```\n> sizes('a;b')\n[]\n> total('a;b')\n0\n```\nIt ought to be `['a', 'b']`.", "sizes('a;b')", "['a', 'b']"],
    ["```\n> sizes('a;b')\n[]\n> total('a;b')\n0\n```\nIt ought to be `2` and `['a', 'b']`.", "total('a;b')", "2"],
    ["```\n>>> len(sizes('a'))\n0\n>>> sizes('a')\n[]\n```\nI want one size and `['a']`.", "len(sizes('a'))", "1"],
    [
      "For `f(-3)` I get `[-1, 0]`. Three is odd, so like `f(3)`, which is `[1, 1]`, it has to be one more: `[-1, 1]`.",
      "f(-3)",
      "[-1, 1]",
    ],
    ["```js\nname('a  b') // => 'a-b', expected 'ab' again\n```", "name('a  b')", "'ab'"],
    ["| days | `fee('boat', days)` | tariff |\n|---|---|---|\n| 1 | 30 | 30 |\n| 7 | 210 | 180 |\n", "fee('boat', 7)", "180"],
    [
      "```\n> const bill = new Bill()\nundefined\n> bill.print()\n1. tea\n2. 9\n```\nThe last line should be `2. 10`.",
      "bill.print()",
      "1. tea\n2. 10",
    ],
    ["With this text\n\n```\nusage: x\n```\n\n`parse(doc)` is `{}`. It should be `{'x': 1}`.", 'parse("usage: x")', "{'x': 1}"],
  ])("%s", (text, expression, expected) => {
    const wishes = read(text).filter((one) => one.expected !== null && one.expected !== undefined);

    expect(wishes[0]).toMatchObject({ expression, expected });
  });

  test("a value is of a call that shows one of its kind, and of no other", () => {
    const found = read("```\n> sizes('a;b')\n[]\n> total('a;b')\n0\n```\nIt ought to be `2` and `['a', 'b']`.");

    expect(found.filter(({ expected }) => expected !== null)).toEqual([
      { expression: "total('a;b')", expected: "2", actual: "0" },
      { expression: "sizes('a;b')", expected: "['a', 'b']", actual: "[]" },
    ]);
  });

  test("a function that is called with a file of the text", () => {
    const found = read(
      "shop.ini:\n\n```ini\n[a]\nb = c=d\n```\n\nCalling `parse` with the content of that file gives me `{ a: 1 }`. I expected `{ a: 2 }`.",
    );

    expect(found).toContainEqual({ expression: 'parse("[a]\\nb = c=d")', expected: "{ a: 2 }", actual: "{ a: 1 }" });
  });

  test("a member of a call that stands in no marks", () => {
    expect(read("rows('a;b').size => 1, should be 2")).toContainEqual({
      expression: "rows('a;b').size",
      expected: "2",
      actual: null,
    });
    expect(read("rows('a;b').size => 1, should be 2").filter(({ expression }) => expression === "rows('a;b')")).toEqual([]);
  });

  test("what is made by `new` is no text, number or list", () => {
    const found = read("After three pushes into `new Ring(2)`, `newest(2)` gives `[3, 1]` - expected `[3, 2]`.");

    expect(found.filter(({ expression }) => expression === "new Ring(2)")).toEqual([]);
  });

  test("a column beside what a call gives is no wish where the call has other inputs", () => {
    expect(read("| day | `fee('boat', days)` | remark |\n|---|---|---|\n| 1 | 30 | 31 |\n")).toEqual([]);
  });

  test("an error that others end in may be wished for", () => {
    expect(
      read("```py\nload(10 ** 400)\n```\n`load(10 ** 400)` crashes. Other values raise `ValueError`, and so should this one."),
    ).toContainEqual(
      expect.objectContaining({
        expression: "load(10 ** 400)",
        throws: { which: "expected", type: "ValueError", message: null },
      }),
    );
  });

  test("an error in words is no text", () => {
    expect(read("```js\nf('') // actual: 0, expected: an error\n```")).toContainEqual(
      expect.objectContaining({ expression: "f('')", expected: null, throws: { which: "expected", type: null, message: null } }),
    );
  });

  test("a value of which nothing is said may be either side", () => {
    expect(read("For `f(1)` there are `2` and `3`.")).toEqual([
      { expression: "f(1)", expected: "3", actual: "2" },
      { expression: "f(1)", expected: "2", actual: "3" },
    ]);
  });

  test("what is wanted in turn goes to the calls in turn, and a member to the object before it", () => {
    const found = read('`make("x").last` is `1` and `.middle` is `2`, I want "a" and "b".');

    expect(found).toContainEqual({ expression: 'make("x").last', expected: '"a"', actual: "1" });
    expect(found).toContainEqual({ expression: 'make("x").middle', expected: '"b"', actual: "2" });
  });

  test("a message in quotes behind “throws” is an error's", () => {
    expect(read('`f(null)` throws "not allowed" now, I want `0`.')).toContainEqual({
      expression: "f(null)",
      expected: "0",
      actual: null,
      throws: { which: "actual", type: null, message: "not allowed" },
    });
  });

  test("what is told behind a block is said of the call that it shows, with what it gives there", () => {
    const text = "```python\nsay(21)    # 'twenty one'\n```\n\nNobody writes that, it should be `'twenty-one'`.\n";

    expect(read(text)).toContainEqual({ expression: "say(21)", expected: "'twenty-one'", actual: "'twenty one'" });
  });

  test("the title's values are not those of the first sentence", () => {
    expect(read("`f(1)` comes out as `2`, should be `3`.", "7 is lost")).not.toContainEqual(
      expect.objectContaining({ actual: "7" }),
    );
  });

  test("a reading leaves no room for a guess", () => {
    expect(read("`f(1)` returns 2 instead of 3.")).toEqual([{ expression: "f(1)", expected: "3", actual: "2" }]);
  });
});

describe("tables", () => {
  test("a call in each row; one that is right already is to stay", () => {
    const text = "| call | result | correct |\n|---|---|---|\n| `f(1)` | **2** | 3 |\n| `f(4)` | 5 | 5 |\n";
    const found = parseIssue({ title: "A bug", text }).expectations;

    expect(found[0]).toMatchObject({ expression: "f(1)", expected: "3", actual: "2" });
    expect(found[1]).toMatchObject({ expression: "f(4)", fine: true });
  });

  test("columns that are the arguments of the call in a heading", () => {
    const text = "| a | b | `equal(a, b)` | should be |\n|---|---|---|---|\n| `NaN` | `[1]` | false | true |\n";

    expect(read(text)[0]).toEqual({ expression: "equal(NaN, [1])", expected: "true", actual: "false" });
  });

  test("rows of a function that nobody names are kept for what answers as they show", () => {
    const text =
      "| Line (one word) | what we get | should be |\n|---|---|---|\n| `new shoes` | New | New Shoes |\n| 4 | 4 | 4 |\n";

    expect(parseIssue({ title: "A bug", text })).toMatchObject({
      expectations: [],
      unnamed: [{ input: '"new shoes"', expected: '"New Shoes"', actual: '"New"' }],
    });
  });

  test("a bar within code or behind a backslash divides no cells", () => {
    const text = "| call | expected |\n|:--|--:|\n| `f('a|b')` | 1 |\n| `g(1)` | a\\|b |\n";

    expect(read(text).map(({ expression, expected }) => [expression, expected])).toEqual([
      ["f('a|b')", "1"],
      ["g(1)", "a\\|b"],
    ]);
  });

  const HEAD = "| call | result | expected |\n|---|---|---|\n";

  test("rows of all tables together are read up to a limit, the headings among them", () => {
    const rows = (from: number): string =>
      Array.from({ length: 90 }, (_, at) => `| \`f(${from + at})\` | 0 | ${from + at} |\n`).join("");
    const prose = readBlocks([1000, 2000, 3000, 4000].map((from) => HEAD + rows(from)).join("\n"), []).prose;

    const found = fromTables(prose);

    expect(found).toHaveLength(MOST_ROWS - 3);
    expect(found.at(-1)?.expression).toBe(`f(${3000 + found.length - 181})`);
  });

  test("a row that is too long is left out, not cut", () => {
    const text = `${HEAD}| \`f(1)\` | 0 | '${"|`".repeat(900)}' |\n| \`f(2)\` | 0 | 2 |\n`;

    expect(fromTables(readBlocks(text, []).prose)).toMatchObject([{ expression: "f(2)", expected: "2" }]);
  });
});

test("code in sentences becomes a program where one line uses another", () => {
  const { snippets } = parseIssue({ title: "A bug", text: "With `a = make(1)` and `b = make(2)`, `a.less(b)` is `False`." });

  expect(snippets.map(({ code }) => code)).toEqual(["a = make(1)\nb = make(2)\na.less(b)"]);
});

test("of much code in sentences the first is read", () => {
  const names = Array.from({ length: 20_000 }, (_, at) => `a${at}`);
  const prose = readBlocks(names.map((name, at) => `\`${name} = make(${names[at - 1] ?? 0})\``).join("\n"), []).prose;

  expect(inlineProgram(prose, [])?.code.split("\n")).toEqual(
    names.slice(0, MOST_SPANS).map((name, at) => `${name} = make(${names[at - 1] ?? 0})`),
  );
});

describe("what a reporter's own test says when it fails", () => {
  const ownTest = "```js\nassert.strictEqual(f(1), 2);\n```\n\n";

  test("is no error of the program", () => {
    const text = `${ownTest}\`\`\`\nAssertionError [ERR_ASSERTION]: 3 !== 2\n    at test.js:1:8\n\`\`\`\n`;

    expect(parseIssue({ title: "A bug", text }).stackTraces).toEqual([]);
  });

  test("is no outcome of a call, whose expected value stays", () => {
    expect(read(`${ownTest}\`g(1)\` throws AssertionError instead of \`3\`.`)).toContainEqual({
      expression: "g(1)",
      expected: "3",
      actual: null,
    });
  });

  test("says nothing of a call of which nothing else is told", () => {
    expect(read(`${ownTest}\`g(1)\` throws AssertionError.`).map(({ expression }) => expression)).not.toContain("g(1)");
  });

  test("is not what the program should throw", () => {
    expect(read(`${ownTest}I expected \`check(1)\` to raise \`AssertionError\`.`)).toContainEqual({
      expression: "check(1)",
      expected: null,
      actual: null,
      throws: { which: "expected", type: "AssertionError", message: null },
    });
  });

  test("is not what an error monitor recorded of the program", () => {
    const crash = crashOf([frameOf({})], { type: "AssertionError", message: "no rows" });

    expect(parseIssue({ title: "A crash", text: ownTest, crash }).stackTraces).toMatchObject([
      { errorType: "AssertionError", message: "no rows" },
    ]);
  });
});
