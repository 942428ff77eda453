import { describe, expect, test } from "vitest";
import { fromWantedWords } from "../prose/from-wanted-words.ts";
import { parseIssue } from "../index.ts";
import { listsInOrder } from "../lists/lists-in-order.ts";

const line = (text: string) => [{ text, heading: "", before: null, after: 0 }];

describe("what should come, in words that do not wish", () => {
  test.each([
    ['- `turn("7", 5)` → KeyError, by hand `"2"`', 'turn("7", 5)', '"2"', null],
    ['`turn("7", 25)` → `"4"`, by hand `"2"`. No error here!', 'turn("7", 25)', '"2"', '"4"'],
    ["`sum(2)` gives 4. The old version gave 3.", "sum(2)", "3", "4"],
    ["sum(2) returns 4 (on paper it's 3)", "sum(2)", "3", "4"],
    ["`cut('a')` is `'b'`, the docs say `'c'`", "cut('a')", "'c'", "'b'"],
    ["`sum(2)` gives 4; 2.3.1 gave 3", "sum(2)", "3", "4"],
    ["`sum(2)` gives 4, it used to be 3", "sum(2)", "3", "4"],
    ["`sum(2)` gives 4 but the right answer would be 3", "sum(2)", "3", "4"],
  ])("%s", (text, expression, expected, actual) => {
    expect(fromWantedWords(line(text))).toMatchObject([{ expression, expected, actual }]);
  });

  test.each([
    "`sum(2)` gives 4, the old version gave 3 as well.",
    "`sum(2)` gives 4, by hand too.",
    "`sum(2)` gives 4, and I wrote it down on paper.",
    "`sum(2)` gives 4, the docs say 4.",
  ])("no wish: %s", (text) => {
    expect(fromWantedWords(line(text))).toEqual([]);
  });

  test("is no value that comes now", () => {
    const { expectations } = parseIssue({ title: "A sum", text: "The old version had `7` here. `sum(2)` gives `4`." });

    expect(expectations.filter(({ actual }) => actual === "7")).toEqual([]);
  });
});

describe("lists in the same order", () => {
  test.each([
    [
      "with endings that only one of them has",
      'The old script wrote `aepfel-a.pdf` and `oel-b.pdf`. Now, of the same names, it makes `pfel-a` and `l-b`. Names: "Äpfel A", "Öl B". `stem("Mus")` is fine.',
      [
        ['stem("Äpfel A")', '"aepfel-a"', '"pfel-a"'],
        ['stem("Öl B")', '"oel-b"', '"l-b"'],
      ],
    ],
    [
      "with wishes",
      'From "A b", "C d" and "E f" it makes `a`, `c`, `e`. It should be `a-b`, `c-d` and `e`. I use `stem("X y")` often.',
      [
        ['stem("A b")', '"a-b"', '"a"'],
        ['stem("C d")', '"c-d"', '"c"'],
      ],
    ],
  ])("%s", (_, text, expected) => {
    expect(listsInOrder(line(text)).map((one) => [one.expression, one.expected, one.actual])).toEqual(expected);
  });

  test.each([
    ["of another length", 'From "A b" and "C d" it makes `a`, `c` and `e`. It should be `x`, `y`. `stem("X")`'],
    ["of several functions", 'From "A b", "C d" it makes `a`, `c`. It should be `x`, `y`. `stem("X")` and `root("X")`'],
    ["without what should be", 'From "A b", "C d" it makes `a`, `c`. `stem("X")` is fine.'],
  ])("say nothing %s", (_, text) => {
    expect(listsInOrder(line(text))).toEqual([]);
  });
});
