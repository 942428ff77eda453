import { expect, test } from "vitest";
import { parseIssue } from "../index.ts";

function read(text: string): (string | null)[][] {
  return parseIssue({ title: "A bug", text }).expectations.map(({ expression, expected, actual }) => [
    expression,
    expected,
    actual,
  ]);
}

test.each([
  ["```js\nweigh(crate)\n```\n\ncomes to `{ gross: 12, tare: 9 }`. Far off: the tare must be 2.", "weigh(crate).tare", "2", "9"],
  ["`span([3, 1])` yields `{ low: 3, high: 1 }`, low should be 1 as well", "span([3, 1]).low", "1", "3"],
  ["`name(7)` is split as `{ first: 'Bo', last: '' }` and last has to be 'Li'", "name(7).last", "'Li'", "''"],
  ["```js\nquote({ a: 1 })\n```\n\nreturns `{ net: 10, vat: 3 }`. I'd expect a vat of 2.", "quote({ a: 1 }).vat", "2", "3"],
])("a member of what comes now, named in words: %s", (text, expression, expected, actual) => {
  const found = read(text);

  expect(found).toContainEqual([expression, expected, actual]);
  expect(found.filter(([asked, wish]) => wish === expected && asked !== expression)).toEqual([]);
});

test.each([
  "`weigh(crate)` comes to `{ gross: 12, tare: 9 }`, and the lid must be 2.",
  "`weigh(crate)` comes to `{ gross: 12, tare: 9 }` or `{ gross: 1, tare: 0 }`, the tare must be 2.",
  "It comes to `{ gross: 12, tare: 9 }`, the tare must be 2.",
])("no member is read of %s", (text) => {
  expect(read(text).filter(([asked]) => /\.(?:tare|lid)$/.test(asked ?? ""))).toEqual([]);
});
