import { expect, test } from "vitest";
import { bringsExpected, isSlipOfSpelling } from "./repeats-example.ts";

const base = "const CAP = 3900;\nexports.price = (n) => Math.min(n * 9, CAP);\n";

test.each<[expected: string, patched: string, answer: boolean]>([
  ["12600", base.replace("3900", "12600"), true],
  ["'12600'", base.replace("3900", "12600"), true],
  ["'late'", base.replace("3900", "'late'"), true],
  ["12600", base.replace("3900", "126000"), false],
  ["3900", base.replace("9,", "3900,"), false],
  ["9", base.replace("3900", "39"), false],
  ["5", base.replace("3900", "5"), false],
  ["true", base.replace("3900", "true"), false],
])("the expected %s, written into the program or not", (expected, patched, answer) => {
  expect(bringsExpected({ base, patched }, expected)).toBe(answer);
});

test.each<[was: string, becomes: string, answer: boolean]>([
  ['"fourty"', '"forty"', true],
  [" minuts ago", " minutes ago", true],
  ['"dziewiędziesiąt"', '"dziewięćdziesiąt"', true],
  ['"hours"', '"hour(s)"', false],
  ['"%d items"', '"%d item"', false],
  ['"venti"', '"vent"', false],
  ['"three days"', '"four days"', false],
  ['", "', '"; "', false],
  ['"am"', '"pm"', false],
])("%s becomes %s by a letter or two of a word, or otherwise", (was, becomes, answer) => {
  expect(isSlipOfSpelling(was, becomes)).toBe(answer);
});
