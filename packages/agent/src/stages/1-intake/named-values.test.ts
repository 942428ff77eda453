import { describe, expect, test } from "vitest";
import type { Expectation } from "../../types/facts.ts";
import { parseIssue } from "./index.ts";

function read(text: string, title = "A bug"): Expectation[] {
  return parseIssue({ title, text }).expectations;
}

describe("numbers of a sentence that are no value of its call", () => {
  test.each([
    ["parts of a time", "`opens(3)` is too late, on Sunday at 9:30 and from 07:15 to 8:00 on other days."],
    ["parts of a date", "`due(3)` must be 2024/05/06, and then 7/8."],
    ["digits of a code", "`code(3)` should be the one with 007 in it."],
    ["a sum that is worked out", "`pay(3)` is too low: 6 * 30 = `180`, 20 % of 40 % are right."],
    ["the number of a name", "`route(3)` claims that HB 12 comes before HB 7."],
    ["the value of a part", "`move(3)` must end at x = 4, y = -2."],
  ])("%s", (_, text) => {
    const found = read(text).filter(({ expected, actual }) => /^-?\d+$/.test(`${expected}`) && /^-?\d+|null$/.test(`${actual}`));

    expect(found.filter(({ expected }) => expected !== "180")).toEqual([]);
  });

  test("a plain number is one still", () => {
    expect(read("I get 2 for `f(1)`, and 3 has to come out.")).toContainEqual(
      expect.objectContaining({ expression: "f(1)", actual: "2", expected: "3" }),
    );
  });
});

describe("what only tells what parts of a value stand for", () => {
  test("is no other value of the call", () => {
    const found = read('`find("ink")` gives `["b1", "b2"]`, b1 being "Ink and paper" and b2 "Pens", though I typed `-paper`.');

    expect(found.filter(({ expected }) => expected !== null)).toEqual([]);
  });
});

describe("two values of a guess", () => {
  test("are none where one is a list and the other is not", () => {
    const found = read('`find("ink")` gives `["b1"]` whether I type "Ink" there.');

    expect(found.filter(({ expected }) => expected !== null)).toEqual([]);
  });

  test("are none where the sentence says that it gives a third", () => {
    const found = read("For 12 guests we ordered 30 chairs. `chairs(plan)` gives `24`.");

    expect(found.filter(({ expected }) => expected !== null)).toEqual([]);
  });

  test("are not the same on both sides", () => {
    const found = read("Start at `[1]` and call `walk([1])`, which should end at `[1]`. Now it is at `[3]`.");

    expect(found).toContainEqual(expect.objectContaining({ expression: "walk([1])", expected: "[1]", actual: "[3]" }));
  });
});

describe("two labels in one line", () => {
  test.each([
    ["with values", "Call `area(3)`.\n\nExpected: `9`. Actual: `8`. For 4 it is right.", { expected: "9", actual: "8" }],
    ["the other way round", "Call `area(3)`.\n\nGot: 8, expected: 9", { expected: "9", actual: "8" }],
  ])("%s", (_, text, part) => {
    expect(read(text)).toContainEqual(expect.objectContaining(part));
  });

  test("a long line of them is read in time", () => {
    const started = performance.now();

    read("Expected: 1. Actual: ".repeat(20_000));

    expect(performance.now() - started).toBeLessThan(2_000);
  });
});

describe("a value that a comment shows alone", () => {
  const shown = (value: string) =>
    `\`\`\`js\nprice(-380)       // '-3.80', should be '-4.20'\nbill(3)           // ${value}\n\`\`\`\n`;

  test("is right beside calls of which both sides are told", () => {
    expect(read(shown("'Total: 3.00'"))).toContainEqual(
      expect.objectContaining({ expression: "bill(3)", expected: "'Total: 3.00'" }),
    );
  });

  test("is not where it holds what is wrong there", () => {
    const [of] = read(shown("'Total: -3.80'")).filter(({ expression }) => expression === "bill(3)");

    expect(of).toMatchObject({ expected: null, actual: "'Total: -3.80'" });
  });
});

test("what is expected is said of the entry that shows most of it", () => {
  const session = ">>> book.weeks()\n['2024-W01', '2025-W01']\n>>> list(book.sheet('2024-W01'))\n";
  const about = (last: string): string | null | undefined =>
    read(`\`\`\`\n${session}${last}\n\`\`\`\n\nI expected \`['2025-W01']\``).find((one) => one.expected === "['2025-W01']")
      ?.expression;

  expect(about("[]")).toBe("book.weeks()");
  expect(about("['2025']")).toBe("list(book.sheet('2024-W01'))");
});

test("what is still wrong is not praised with what is right beside it", () => {
  const found = read(
    "`level(2)` gives `0` instead of `4`. The total is right, the list `low(1)` still has two. `top(3)` still works.",
  );

  expect(found.filter(({ fine }) => fine === true).map(({ expression }) => expression)).toEqual(["top(3)"]);
});

test("a call that is fine the second time is the same that is wrong the first time", () => {
  const found = read(
    "```js\nbox.open()   // => 1, expected 2\n```\n\nThe second `box.open()` is fine, and so `box.shut(3)` works.",
  );

  expect(found.filter(({ fine }) => fine === true).map(({ expression }) => expression)).not.toContain("box.open()");
});

test("words with a number and brackets are a text, and no call", () => {
  const found = read("`page(3)` has `Row 3 (1 left)` and must have `Row 3 (4 left)`.");

  expect(found).toContainEqual(
    expect.objectContaining({ expression: "page(3)", actual: "Row 3 (1 left)", expected: "Row 3 (4 left)" }),
  );
});

test("of several values the one that is like the wish is wrong, and no text that the call is given", () => {
  const found = read("With `A 3 - B` it shows `1. A (3)` and `2. B (0)`, but it must be `2. B (3)`. I call `show('A 3 - B')`.");

  expect(found).toContainEqual(
    expect.objectContaining({ expression: "show('A 3 - B')", actual: "2. B (0)", expected: "2. B (3)" }),
  );
});
