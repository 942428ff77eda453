import fc from "fast-check";
import { expect, test } from "vitest";
import { takesAway } from "./takes-away.ts";

test.each([
  ["a statement", "lines.append(names(all))", "pass"],
  ["one in braces", "lines.push(names(all));", ""],
  ["what is around a value", "sorted(counts.items())", "(counts.items())"],
  ["an argument", "Counter(one.author for one in all)", "Counter()"],
  ["one side", '"Names: " + ", ".join(all)', '"Names: "'],
])("%s is taken away", (_, before, after) => {
  expect(takesAway(before, after)).toBe(true);
});

test.each([
  ["another name", "one.author", "name_of(one)"],
  ["nothing", "f(a)", "f(a)"],
  ["another order", "a - b", "b - a"],
  ["an insertion", "", "if (a) return;"],
  ["only brackets", "(a + b)", "a + b"],
])("%s is not", (_, before, after) => {
  expect(takesAway(before, after)).toBe(false);
});

test("what is taken out of a text leaves less of it, and never the other way round", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom("a", "b", "+", "1"), { minLength: 2 }), fc.nat(), (words, seed) => {
      const left = words.toSpliced(seed % words.length, 1);
      expect(takesAway(words.join(" "), left.join(" "))).toBe(true);
      expect(takesAway(left.join(" "), words.join(" "))).toBe(false);
    }),
  );
});
