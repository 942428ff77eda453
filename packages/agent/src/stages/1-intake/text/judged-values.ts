import type { Expectation } from "../../../types/facts.ts";
import { escapePattern } from "../../../run/escape-pattern.ts";
import { squeezeCode } from "./expressions.ts";

const AS_IT_SHOULD = /`([^`\n]{1,300})`,? (?:as it should(?: be)?|which is (?:right|correct|fine)|as expected)\b/g;
/** “the line "2 jobs: ..."”: what follows the dots is left out. */
const CUT = /[\s:;,]\.\.\.["'`]?$/;
const TEXT = /^(["'`])(.*)\1$/s;

/** A text like this one but for its digits, within a longer one. */
function inPlace(expected: string, actual: string): string | null {
  const [, , wished = expected] = TEXT.exec(expected) ?? [];
  const [, quote = "", shown = actual] = TEXT.exec(actual) ?? [];
  if (quote === "" || !/\d/.test(wished) || wished.replaceAll(/[\d\s.]/g, "").length < 2 || wished.length >= shown.length)
    return null;
  const shape = escapePattern(wished).replaceAll(/\d+/g, "\\d+");
  const [only, ...others] = [...shown.matchAll(new RegExp(`(?<![\\w.])${shape}(?!\\w)`, "g"))];
  if (only === undefined || others.length > 0 || only[0] === shown || only[0] === wished) return null;
  return `${quote}${shown.slice(0, only.index)}${wished}${shown.slice(only.index + only[0].length)}${quote}`;
}

/** Values that the words find right, squeezed. */
export function saidToBeRight(text: string): Set<string> {
  return new Set([...text.slice(0, 50_000).matchAll(AS_IT_SHOULD)].map(([, value = ""]) => squeezeCode(value)));
}

/**
 * Without wishes for calls whose value the words find right, or for a text whose end is left out; a wish that is a part of a
 * text (“`6.00 EUR`” for `'ticket: 0.00 EUR'`) is one for that text with it in its place.
 */
export function withJudged(expectations: readonly Expectation[], text: string): Expectation[] {
  const right = saidToBeRight(text);
  return expectations
    .filter(({ actual, expected, origin }) => {
      const isRight = origin === "prose" && actual !== null && expected !== null && right.has(squeezeCode(actual));
      return !isRight && !(expected !== null && origin !== "assertion" && CUT.test(expected));
    })
    .map((one) => {
      const whole =
        one.origin === "prose" && one.expected !== null && one.actual !== null ? inPlace(one.expected, one.actual) : null;
      return whole === null ? one : { ...one, expected: whole };
    });
}
