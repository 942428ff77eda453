import { describe, expect, test } from "vitest";
import { fromOrdinals } from "./lists/by-ordinals.ts";
import { parseIssue } from "./index.ts";

const read = (text: string, title = "A bug") => parseIssue({ title, text });
/** Call, what should come, and what comes now. */
const wishes = (text: string) =>
  read(text).expectations.flatMap(({ expression, expected, actual }) =>
    expected === null ? [] : [[expression, expected, actual]],
  );

describe("values below “expected” are of the calls above, in turn", () => {
  test("those of a session", () => {
    const text = "```\n>>> half(3)\n1\n>>> half(5)\n2\n```\n\nshould be\n\n```\n1.5\n2.5\n```\n";

    expect(wishes(text).slice(0, 2)).toEqual([
      ["half(3)", "1.5", "1"],
      ["half(5)", "2.5", "2"],
    ]);
  });

  test("what prints show, blanks before it included; what is so already says nothing", () => {
    const text =
      '```python\nprint(pad("a") + "<")\nprint(pad("bc") + "<")\n```\n\nprints\n\n```\n  a<\n bc <\n```\n\nI\'d like\n\n```\n  a<\n  bc<\n```\n';

    expect(wishes(text)).toEqual([['pad("bc") + "<"', '"  bc<"', '" bc <"']]);
  });

  test("calls that are looked at, with values in a sentence of a section", () => {
    const text =
      "### Steps\n\n```python\nbox = (3, 4)\nfit(box, 2)\nfit(box, 8)\n```\n\n### Expected\n\n`(1, 2)` and `(6, 8)`\n\n### Actual\n\n`(2, 2)` and `(8, 8)`\n";

    expect(wishes(text)).toEqual([
      ["fit(box, 2)", "(1, 2)", "(2, 2)"],
      ["fit(box, 8)", "(6, 8)", "(8, 8)"],
    ]);
  });

  test("not where there are more calls than values", () => {
    const text = "```python\nprint(up(1))\nprint(up(2))\nprint(up(3))\n```\n\nExpected:\n\n```\n2\n3\n```\n";

    expect(wishes(text).filter(([expression]) => expression === "up(1)")).toEqual([]);
  });
});

describe("ordinals tell which call a value is of", () => {
  const session = "```\n>>> cut('abc', 1)\n'abc'\n>>> cut('abc', 2)\n'a'\n>>> cut('abc', 3)\n''\n```\n\n";

  test.each([
    ["The first is right. Second: I expect `'ab'`. Third: `'abc'`."],
    ["I'd expect `'abc'` for the third and `'ab'` for the second."],
  ])("%s", (words) => {
    expect(wishes(`${session}${words}`)).toEqual(
      expect.arrayContaining([
        ["cut('abc', 2)", "'ab'", "'a'"],
        ["cut('abc', 3)", "'abc'", "''"],
      ]),
    );
  });

  test("not of a part of what comes out", () => {
    const calls = [
      { expression: "slip(1)", value: "'1 h: 0.00 EUR'" },
      { expression: "slip(2)", value: "'2 h: 1.50 EUR'" },
    ];
    const text = "The first one should end in `1.50 EUR`, the second in `3.00 EUR`.";

    expect(fromOrdinals([{ text, heading: "", before: null, after: 1 }], [{ calls }])).toEqual([]);
  });

  test.each([
    ["`'#f0'` and `'#0f'` would be right.", "'#f0'", "'#0f'"],
    ["I'd expect `'#ff'` both times.", "'#ff'", "'#ff'"],
  ])("%s", (words, first, second) => {
    const two = "```\n>>> mix(1)\n'#00'\n>>> mix(2)\n'#01'\n```\n\n";

    expect(wishes(`${two}${words}`).slice(0, 2)).toEqual(
      words.includes("both")
        ? expect.arrayContaining([["mix(2)", second, "'#01'"]])
        : [
            ["mix(1)", first, "'#00'"],
            ["mix(2)", second, "'#01'"],
          ],
    );
  });
});
