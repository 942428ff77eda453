import fc from "fast-check";
import { expect, test } from "vitest";
import { differenceOf, meantInPlaceOf } from "./told-difference.ts";

const between = (actual: string | null, expected: string | null) => differenceOf({ kind: "wrong_value", actual, expected });

test("the first difference is told by what is the same behind it", () => {
  expect(between("'3 minuts ago'", '"3 minutes ago"')).toEqual({ actual: "3 minuts ago", start: 7, end: 7, meant: "e" });
  expect(between("[ 'fourty', 'fourty-two' ]", "[ 'forty', 'forty-two' ]")).toMatchObject({ start: 5, end: 6, meant: "" });
});

test("there is none between what is unknown, the same, or different throughout", () => {
  expect([between(null, "1"), between("1", null), between("'a'", '"a"')]).toEqual([null, null, null]);
  expect(between(`'${"ab".repeat(60)}'`, `'${"cd".repeat(60)}'`)).toBeNull();
});

test("a piece is meant otherwise only where all that differs stands in it, in its own case", () => {
  const difference = between("'Fourty-two days'", "'Forty-two days'");
  const meant = (piece: string) => difference && meantInPlaceOf(piece, difference);

  expect([meant("fourty"), meant("Fourty-"), meant("days"), meant("Fo")]).toEqual(["forty", "Forty-", null, null]);
});

test("what was changed in one place is put right by the piece that holds it", () => {
  const word = fc.string({ unit: fc.constantFrom(..."abcdef"), minLength: 3, maxLength: 5 });
  const other = fc.string({ unit: fc.constantFrom(..."xyz "), maxLength: 6 });
  fc.assert(
    fc.property(word, word, other, (wrong, right, around) => {
      fc.pre(wrong !== right);
      const difference = between(JSON.stringify(around + wrong + around), JSON.stringify(around + right + around));

      expect(difference && meantInPlaceOf(wrong, difference)).toBe(right);
    }),
  );
});
