import { textOfPart } from "../texts.ts";
import type { Check, Example, Step } from "../types.ts";

/** What is written as a value counts more, and the whole more than a piece. */
const WHOLE = 5;
const PART = 10;

/**
 * A text that is wished for and the one that stands there now, both without quotes: the whole of what a call gives, or a
 * piece of it. Of a piece, the one of both that the text holds; where it holds neither, another call is meant.
 */
export function partExamples(
  expression: string,
  expectedText: string,
  actualText: string,
  { steps, derivedFrom, score }: Pick<Example, "derivedFrom" | "score"> & { steps: (check: Check) => Step[] },
): Example[] {
  const [expected, actual] = [textOfPart(expectedText), textOfPart(actualText)];
  if (expected === null || actual === null || expected === actual) return [];
  const part = `[${expected}, ${actual}].find((part) => String(${expression}).includes(part))`;
  return [
    {
      steps: steps({ kind: "value", expression, expected, actual, stated: true }),
      derivedFrom,
      symptom: { kind: "wrong_value", expected, actual },
      score: score - WHOLE,
    },
    {
      steps: steps({ kind: "value", expression: part, expected, actual, stated: true }),
      derivedFrom: `${derivedFrom}, as a part of the text`,
      symptom: { kind: "wrong_value", expected, actual },
      score: score - PART,
    },
  ];
}
