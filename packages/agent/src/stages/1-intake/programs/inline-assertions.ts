import type { Expectation } from "../../../types/facts.ts";
import { withoutMarks, type ProseLine } from "../blocks/blocks.ts";
import { cleanValue } from "../text/outcome.ts";

/** `assert f(1) == 3`, `f(1) === 3` */
const ASSERTED = /`(?:assert\s+)?([A-Za-z_$][^`\n=]{0,200}\)(?:\.[\w$]+)*)\s*={2,3}\s*([^`\n=]{1,200})`/g;
/** That it does not hold now, or should. */
const DOES_NOT_HOLD =
  /\b(?:fails?|failed|is false|isn't true|is not true|(?:does not|doesn't|did not|didn't) (?:hold|pass)|(?:should|must|ought to) (?:hold|pass|be true|succeed))\b/i;
const LONGEST = 1000;

/** “`assert f(1) == 3` fails”: in a sentence what a test would demand. Pure. */
export function inlineAssertions(prose: readonly ProseLine[]): Expectation[] {
  return prose.flatMap(({ text }) => {
    const line = withoutMarks(text);
    if (line.length > LONGEST || !DOES_NOT_HOLD.test(line)) return [];
    return [...line.matchAll(ASSERTED)].flatMap(([, expression = "", value]): Expectation[] => {
      const expected = cleanValue(value);
      if (expected === null) return [];
      return [{ expression: expression.trim(), expected, actual: null, throws: null, origin: "prose", snippet: null }];
    });
  });
}
