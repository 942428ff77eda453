import { describe, expect, test } from "vitest";
import { parseIssue } from "../index.ts";
import { placesOf, valuesAt } from "./wish-lists.ts";

const wishes = (text: string) =>
  parseIssue({ title: "A bug", text }).expectations.flatMap(({ expression, expected, actual }) =>
    expected === null ? [] : [[expression, expected, actual]],
  );
const plain = (text: string) => ({ text, of: null, isRough: false });

describe("values in words", () => {
  test.each([
    ["`'x'`, `'y'` and for the last one `'z'`, since", ["'x'", "'y'", "'z'"]],
    ["`True` and `4000`. The flyer says `5`.", ["True", "4000"]],
    ["10.37, 12.63, about 0.0331, and `false` for the last one (it is 4.43)", ["10.37", "12.63", "0.0331", "false"]],
    ["`{ a: 1 }`, together 2115", ["{ a: 1 }"]],
    ["`f` and `g` to agree", []],
  ])("%s", (text, values) => expect(valuesAt(text).map((one) => one.text)).toEqual(values));

  test("kinds tell which calls are meant, where that is one way only", () => {
    const calls = [
      { expression: "log.size", value: "3" },
      { expression: "[...log]", value: "[1, 2]" },
      { expression: "log.at(1)", value: "undefined" },
    ];

    expect(placesOf([plain("[2, 3]"), { ...plain("'a'"), of: "log.at(1)" }], calls)).toEqual([1, 2]);
    expect(placesOf([plain("[2, 3]")], calls)).toBeNull();
    expect(placesOf([plain("true"), plain("[2]"), plain("'a'")], calls)).toBeNull();
  });
});

describe("wishes in words are of the calls above, in turn", () => {
  test("of remarks that hold what comes now, named by the function too", () => {
    const text =
      "```python\nsize(a)      # (100, 133)\nsheet([a])   # (200, 133)\n```\n\nIt should give `(75, 100)` and the sheet `(200, 100)`.";

    expect(wishes(text).slice(0, 2)).toEqual([
      ["size(a)", "(75, 100)", "(100, 133)"],
      ["sheet([a])", "(200, 100)", "(200, 133)"],
    ]);
  });

  test("of calls that throw", () => {
    const text =
      "```js\nup('a');  // SyntaxError: no stroke\nup('b');  // SyntaxError: no stroke\n```\n\nI'd expect `'A'` and `'B'`.";

    expect(parseIssue({ title: "A bug", text }).expectations.slice(0, 2)).toMatchObject([
      { expression: "up('a')", expected: "'A'", throws: { which: "actual", type: "SyntaxError" } },
      { expression: "up('b')", expected: "'B'", throws: { which: "actual", type: "SyntaxError" } },
    ]);
  });

  test("of a label's line, behind whose values a sentence stands", () => {
    const text =
      '```python\nv = Voucher(1)\nusable(v)\npay(v, 5)\n```\n\n**Expected:** `True` and `4000`. The flyer says "until 5".\n\n**Actual:** `False` and `5000`\n';

    expect(wishes(text)).toEqual([
      ["usable(v)", "True", "False"],
      ["pay(v, 5)", "4000", "5000"],
    ]);
  });

  test("of points below a heading; a remark that is a sentence is no value", () => {
    const text =
      "### Steps\n\n```python\ndue(2024, 6)    # 1 June 2024 is a Saturday\nlate(2024, 9)\n```\n\n### Expected\n\n- `date(2024, 6, 3)`\n- `0`\n\n### Actual\n\n- `date(2024, 6, 1)`\n- `1`\n";

    expect(wishes(text)).toEqual([
      ["due(2024, 6)", "date(2024, 6, 3)", "date(2024, 6, 1)"],
      ["late(2024, 9)", "0", "1"],
    ]);
  });

  test("of two calls that a session asks in one line", () => {
    const text = "```\n>>> numbers(3); scale(3)\n'  '\n'..|'\n```\n\nI would expect `'  3'`.";

    expect(wishes(text)).toContainEqual(["scale(3)", "'  3'", "'..|'"]);
  });
});
