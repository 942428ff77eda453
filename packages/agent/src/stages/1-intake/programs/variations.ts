import type { Expectation } from "../../../types/facts.ts";

const BLANK = "(tab|space|blank|newline)s?";
const SAME_WITH = new RegExp(
  `\\b${BLANK} (?:does|do|gives?|behaves?|is|are|has|have) the same\\b|\\bthe same (?:happens |goes |is true )?(?:with|for) (?:an? )?${BLANK}\\b`,
  "i",
);
const WRITTEN: Record<string, string> = { tab: "\\t", space: " ", blank: " ", newline: "\\n" };
const STRING = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'/g;

/** “A tab does the same”: the call with that character in place of the one blank that its texts hold. */
export function withOtherBlanks(expectations: readonly Expectation[], text: string): Expectation[] {
  const match = SAME_WITH.exec(text);
  const blank = WRITTEN[(match?.[1] ?? match?.[2] ?? "").toLowerCase()];
  if (blank === undefined) return [];
  return expectations.flatMap((one) => {
    const { expression, expected } = one;
    if (expression === null || expected === null || one.guessed === true || one.bare === true) return [];
    const blanks = [...expression.matchAll(STRING)].flatMap((literal) =>
      [...literal[0].matchAll(/ |\\t/g)].map((found) => ({ at: literal.index + found.index, length: found[0].length })),
    );
    const [only, ...more] = blanks;
    if (only === undefined || more.length > 0) return [];
    const other = `${expression.slice(0, only.at)}${blank}${expression.slice(only.at + only.length)}`;
    return other === expression ? [] : [{ ...one, expression: other, actual: null, snippet: null }];
  });
}
