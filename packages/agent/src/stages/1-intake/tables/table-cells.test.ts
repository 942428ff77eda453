import { expect, test } from "vitest";
import { parseIssue } from "../index.ts";
import { callNamedAbove, cellBeside, judgingColumn, wishedBy } from "./table-cells.ts";
import { isTableRow } from "../text/table-rows.ts";

const read = (text: string, title = "A table") => parseIssue({ title, text });

test("a column that judges each row says what should come", () => {
  const { expectations } = read(
    "What `shorten` makes of it:\n\n| in | out | ok? |\n|---|---|---|\n| `a lot` | `lot` | yes |\n| `the end (of it)` | `end (of` | no, want `end (of it)` |",
  );

  expect(expectations).toMatchObject([
    { expression: 'shorten("a lot")', fine: true },
    { expression: 'shorten("the end (of it)")', expected: "end (of it)", actual: "end (of" },
  ]);
  expect(
    judgingColumn([
      ["a", "yes"],
      ["b", "no"],
    ]),
  ).toBe(-1);
  expect(wishedBy("should be `b`", "a")).toBe("`b`");
});

test("rows without bars at their ends are a table too, of the one function that is named above", () => {
  const { expectations } = read(
    'word | what I get | what I want\n--- | --- | ---\n`ab` | `["a"]` | `["a","b"]`\n',
    "lettersOf loses letters",
  );

  expect(expectations).toMatchObject([{ expression: 'lettersOf("ab")', expected: '["a","b"]', actual: '["a"]' }]);
  expect(isTableRow("a `x | y` b")).toBe(false);
  expect(isTableRow("a | b")).toBe(true);
  expect(callNamedAbove(["`f` and `g`"], ["x"])).toBeNull();
});

test("what stands beside a list is a list, the same, or no value", () => {
  expect(cellBeside("`a`, `b`", "`['a']`")).toBe('["a", "b"]');
  expect(cellBeside("the same", "[1]")).toBe("[1]");
  expect(cellBeside("all of them", "[1]")).toBeNull();
  expect(cellBeside("`3`", "`2`")).toBe("`3`");
});

test("what is mostly as it should be is what comes now", () => {
  const { unnamed } = read("| span | minutes | expected |\n|---|---|---|\n| 1h | 60 | 60 |\n| 1d | 1400 | 1440 |");

  expect(unnamed).toEqual([{ input: '"1d"', expected: "1440", actual: "1400" }]);
});

test("of several calls in the headings the one that gives what should come is meant", () => {
  const { expectations } = read(
    "| guest | `count('x', id)` | `isFree(guest)` | should be |\n|---|---|---|---|\n| `{ id: 1 }` | 3 | true | false |",
  );

  expect(expectations[0]).toMatchObject({ expression: "isFree({ id: 1 })", expected: "false", actual: "true" });
});
