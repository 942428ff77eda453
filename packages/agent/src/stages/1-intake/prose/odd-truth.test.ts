import { describe, expect, test } from "vitest";
import { oddTruth } from "./odd-truth.ts";

const read = (text: string) =>
  oddTruth([{ text, heading: "", before: null, after: 0 }], []).map((one) => [one.expression, one.expected, one.actual]);

describe("an answer that somebody wonders about", () => {
  test.each([
    [
      "I tried `shop.is_open(date(2024, 12, 25))` for fun, and it's `True`.",
      ["shop.is_open(date(2024, 12, 25))", "False", "True"],
    ],
    ["It rained. `isDry('today')` is true, though it rained.", ["isDry('today')", "false", "true"]],
    ["Then `may_enter('Sol', 2)` gave False, of all things.", ["may_enter('Sol', 2)", "True", "False"]],
    ["Strangely `has(3)` says `false`.", ["has(3)", "true", "false"]],
  ])("%s", (text, told) => {
    expect(read(text)).toEqual([told]);
  });

  test.each([
    "I tried `is_open(3)` as well, and it's `True`.",
    "I tried `is_open(3)` for fun, and it's `True` as it should.",
    "I tried `is_open(3)` for fun, and it's `7`.",
    "`is_open(3)` is `True` though it should be `False`.",
    "`is_open(3)` is `True` and `is_open(4)` is `False`, strangely.",
    "The flag `open` is `True`, oddly.",
  ])("none: %s", (text) => {
    expect(read(text)).toEqual([]);
  });
});
