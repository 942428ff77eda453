import { describe, expect, test } from "vitest";
import { sameValue } from "./compare-values.ts";

describe("a value that is stated and one that a test saw", () => {
  test.each([
    ["a number that a program printed", "10.0", "'10.0'", "10"],
    ["another style of quotes", '"a b"', "'a b'", null],
    ["printed lines with quotes in them", "say \"a\"\nsay 'b'", "'say \"a\"\\nsay \\'b\\''", null],
    ["printed lines with a line break at their end", 'say "a"\nsay "b"', `'say "a"\\nsay "b"\\n'`, 'say "a"'],
    ["escapes that one of them spells out", "'a\\tb'", '"a\tb"', null],
    ["blanks around them", " 10 ", "10", null],
    ["quotes that the issue leaves out", "1", "'1'", null],
    ["members in another order", "{a: 1, b: 2}", "{ b: 2, a: 1 }", null],
    ["None for null", "None", "null", null],
    ["a stated value with a cut in it", "[1, 2, 3, ..., 9]", "[1, 2, 3, 4, 5, 6, 7, 8, 9]", null],
  ])("are the same: %s", (_, stated, seen, other) => expect(sameValue(stated, seen, other)).toBe(true));

  test.each([
    ["a text and the number expected", "'1'", "1", "1"],
    ["a number and the text expected", "1", "'1'", "'1'"],
    ["a number with and without decimals in printed text", "10.0", "'10'", "10"],
    ["the case of letters", "'a'", "'A'", null],
  ])("are told apart: %s", (_, stated, seen, other) => expect(sameValue(stated, seen, other)).toBe(false));
});
