import { expect, test } from "vitest";
import type { Expectation } from "../../../types/facts.ts";
import { parseIssue } from "../index.ts";

function refusals(text: string): (string | null)[] {
  const isRefusal = ({ throws }: Expectation): boolean => throws?.which === "expected" && throws.type === null;
  return parseIssue({ title: "A bug", text })
    .expectations.filter(isRefusal)
    .map(({ expression }) => expression);
}

test.each([
  "A seat has one letter. The door should reject `12AB`, but `seat('12AB')` gives the first seat of the row.",
  "`seat('12AB')` is accepted. It must be refused, since a seat has one letter.",
  "`seat('12AB')` goes through though it ought to be refused.",
])("%s", (text) => {
  expect(refusals(text)).toEqual(["seat('12AB')"]);
});

test.each([
  ["a function that answers yes or no", "The door should reject it, but `is_seat('12AB')` returns the row."],
  ["an answer of that kind", "The door should reject it, but `seat('12AB')` returns `True`."],
  ["another wish for the call", "It should not accept two. `seats('12AB')` gives two seats, I expected one."],
  ["no wish that it fails", "`seat('12AB')` gives the first seat of the row."],
])("no error for %s", (_, text) => {
  expect(refusals(text)).toEqual([]);
});
