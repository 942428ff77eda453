import type { IssueFacts } from "../../../../types/facts.ts";
import type { Line } from "../steps.ts";
import type { Check, Example, Step } from "../types.ts";
import { effectfulAssertions, isAsserting, isUnread } from "./assertion-effects.ts";
import { placeOf, withPrelude, type Source } from "./sources.ts";
import { statedError } from "./stated.ts";

/** Before each of its assertions by itself. */
const SCORE = 92;

/** An assertion with more than a class of errors is kept as it was written: a pattern or a shape would be lost. */
function checkOf(line: Line): Check | null {
  if (isUnread(line)) return { kind: "asserts", code: line.code };
  const isMore =
    line.assertion?.kind === "throws" && /^(?:await\s+)?assert\./.test(line.code) && !/,\s*[\w$.]+\s*\)\s*;?$/.test(line.code);
  return isMore ? { kind: "asserts", code: line.code } : line.assertion;
}

/**
 * Whether one assertion of it cannot stand without the others: an earlier one has effects, or it demands something in a way
 * that no single check has. `expect` with a matcher that is not read is left alone, since the judge's probe has none.
 */
export function isOnePiece(lines: readonly Line[]): boolean {
  const asserting = lines.filter(isAsserting);
  if (lines.some((line) => line.assertion === null && /^(?:await\s+)?expect\(/.test(line.code))) return false;
  const effectful = effectfulAssertions(lines);
  return asserting.some((line, at) => isUnread(line) || (at < asserting.length - 1 && effectful.has(line)));
}

/** A test that the reporter gives, with all its statements in their order: the first assertion that fails shows the bug. */
export function wholeTest(source: Source, facts: IssueFacts, sources: readonly Source[]): Example[] {
  const { lines, snippet } = source;
  if (!isOnePiece(lines)) return [];
  const last = lines.findLastIndex(isAsserting);
  const steps = lines
    .slice(0, last + 1)
    // What brings the module in is worked out from the names that are used.
    .filter(({ code }) => !/^import\s*\(/.test(code))
    .map((line): Step => {
      const check = checkOf(line);
      return check === null ? { kind: "code", code: line.code } : { kind: "check", check };
    });
  const error = statedError(facts, facts.stackTraces[0] ?? null);
  return [
    {
      steps: withPrelude(steps, snippet, sources),
      derivedFrom: `${placeOf(snippet)} as a whole`,
      symptom: error === null ? { kind: "wrong_value", expected: null, actual: null } : { kind: "exception", ...error },
      score: SCORE,
      ofTest: { snippet: snippet.index, isWhole: true },
    },
  ];
}

/** Of a test that could be written as a whole no part is: it would lack what the rest does. */
export function withoutParts<T extends Pick<Example, "ofTest">>(examples: readonly T[]): T[] {
  const whole = new Set(examples.flatMap(({ ofTest }) => (ofTest?.isWhole === true ? [ofTest.snippet] : [])));
  return examples.filter(({ ofTest }) => ofTest === undefined || ofTest.isWhole || !whole.has(ofTest.snippet));
}
