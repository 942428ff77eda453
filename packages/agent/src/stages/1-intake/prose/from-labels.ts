import type { Expectation } from "../../../types/facts.ts";
import { cleanValue, parseOutcome, VALUE } from "../text/outcome.ts";
import { CALL, GIVES } from "../text/prose-patterns.ts";
import { expressionOf } from "./statements.ts";
import { isNumber, resultOf } from "../items/sums.ts";

const LABEL =
  /^[\s>*_+|-]*(expected|actual|got|received|observed|current(?:ly)?|desired|should be|want(?:ed)?)(?: (?:behaviou?r|results?|output|outcome|value|return(?: value)?|is|was))?[*_]*\s*[:=]+[*_]*\s*(.*?)\s*[*_|]*$/i;

const STATEMENT = new RegExp(
  `^(?:that )?(${CALL})\\s+(?:\\w+ ){0,2}?(?:(?:to )?${GIVES}:?\\s|={1,3}>?|-+>|→)\\s*(${VALUE})\\.?$`,
  "i",
);

/** A value alone, `it returns 3`, or `f(1) returns 3`. */
function readLabelled(rest: string): { expression: string | null; value: string | null } {
  const stated = STATEMENT.exec(rest);
  const expression = expressionOf(stated?.[1]);
  if (expression !== null) return { expression, value: cleanValue(stated?.[2]) };
  const verb = /^(?:it )?(?:returns?|gives?|prints?|outputs?|yields?):? (?=["'`[{(\d-])/i.exec(rest);
  if (verb) return { expression: null, value: cleanValue(rest.slice(verb[0].length)) };
  // “Expected: `2`. The list is wrong too.”, “Expected: `4800` (100 at 10 and 200 at 19)”
  const ticked =
    /^(``[^\n]{1,400}?``|`[^`\n]{1,400}`)(?:[.;]\s+[A-Z]|\s+[(–—]|, (?:so|which|because|since|though|although|as|i\.e\.|that is|just|like)(?![\w]))/.exec(
      rest,
    )?.[1];
  if (ticked !== undefined) return { expression: null, value: cleanValue(ticked) };
  const isValue = rest.startsWith("`") || rest.split(/\s+/).length <= 3 || /^["'[{(\d-]/.test(rest);
  return { expression: null, value: isValue ? cleanValue(rest) : null };
}

/** Where a second label begins in the same line: `Expected: 3. Actual: 4`. */
const NEXT_LABEL =
  /(?<=[.;,)\]`"'\w]\s{1,4})(?=(?:but )?(?:expected|actual|got|received|observed)(?: (?:behaviou?r|results?|output|value))?\s?:\s)/i;

/** One label a line; a line of several that begins with one is as many. */
function linesOf(text: string): string[] {
  return text
    .split("\n")
    .slice(0, 5000)
    .flatMap((line) => (LABEL.test(line.slice(0, 1000)) ? line.slice(0, 1000).split(NEXT_LABEL) : [line]));
}

function isExpectedWord(word: string): boolean {
  return /^(?:expect|desired|should|want)/i.test(word);
}

/** `Expected: 3` / `Actual: 4` lines, in prose and in what a program printed; pairs that stand together become one. */
export function fromLabels(text: string, snippet: number | null): Expectation[] {
  const found: Expectation[] = [];
  /** What the label before was worked out to be. */
  let result: string | null = null;
  for (const line of linesOf(text)) {
    const label = LABEL.exec(line.slice(0, 1000));
    if (!label) continue;
    const [, word = "", rest = ""] = label;
    const inner = parseOutcome(rest);
    const { expression, value } = readLabelled(rest);
    const isExpected = isExpectedWord(word);
    const throws =
      inner.throws === null ? null : { ...inner.throws, which: isExpected ? ("expected" as const) : ("actual" as const) };
    const last = found.at(-1);
    if (throws === null && value === null) {
      result = isExpected ? resultOf(rest) : null;
      if (result !== null && last !== undefined && last.expected === null && isNumber(last.actual)) last.expected = result;
      continue;
    }
    if (result !== null && !isExpected && isNumber(value)) {
      found.push({ expression, expected: result, actual: value, throws: null, origin: "labels", snippet });
      result = null;
      continue;
    }
    result = null;
    const entry = {
      expected: throws === null && isExpected ? value : null,
      actual: throws === null && !isExpected ? value : null,
      throws,
    };
    const fits =
      last !== undefined &&
      last.throws === null &&
      throws === null &&
      (expression === null || last.expression === null || last.expression === expression) &&
      (isExpected ? last.expected === null : last.actual === null);
    if (fits) {
      last.expression ??= expression;
      last.expected ??= entry.expected;
      last.actual ??= entry.actual;
    } else if (last !== undefined && throws !== null && throws.which === "actual" && last.throws === null && last.actual === null)
      last.throws = throws;
    else found.push({ expression, ...entry, origin: "labels", snippet });
    if (found.length >= 50) break;
  }
  return found;
}
