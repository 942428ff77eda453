import { expect, test } from "vitest";
import { withCounterexamples } from "./counterexamples.ts";

function read(code: string, text = ""): string | undefined {
  return withCounterexamples([{ info: null, code, lead: "", heading: "" }], text)[0]?.code;
}

test.each([
  ["Counterexample: [[2,1]]\nGot: order of sorted(list)", "", "sorted([2,1]);"],
  [
    'Error: Property failed\nCounterexample: ["a,b", 3]\nShrunk 1 time(s)',
    "The property asks `pad(text, width)` for its length.",
    'pad("a,b", 3);',
  ],
  ['  Counterexample: [{"x":0}]', "`box.area(shape)` is never negative", 'box.area({"x":0});'],
])("values that a property fails for are those of the call that it is about: %j", (code, text, call) => {
  expect(read(code, text)).toBe(call);
});

test.each([
  ["Counterexample: [1, 2]\nof f(a)", ""],
  ["Counterexample: [1]\nof f(a) and g(b)", ""],
  ["Counterexample: 1\nof f(a)", ""],
  ["Counterexample: [1]", "if (a) f(1)"],
])("nothing is read of %j", (code, text) => expect(read(code, text)).toBe(code));
