import type { Expectation } from "../../../types/facts.ts";
import { escapePattern } from "../../../run/escape-pattern.ts";
import { squeezeCode } from "../text/expressions.ts";

const LONGEST = 50_000;
/** “`load_all` should have come back with `[1]`” */
const NAMED_WISH =
  /`([A-Za-z_$][\w$]*)(?:\(\))?` (?:should|must|ought to|has to|needs to|was to) (?:have )?[a-z]+\b[^.!?`\n]{0,60}`([^`\n]{1,300})`/g;

/** What is plainly wished of a function by its name: the name and the value. */
function namedWishes(text: string): { name: string; value: string }[] {
  return [...text.slice(0, LONGEST).matchAll(NAMED_WISH)].map(([, name = "", value = ""]) => ({
    name,
    value: squeezeCode(value),
  }));
}

/**
 * Without guesses that ask another call for what is wished of a function by its name: neither the call nor any code of the issue
 * has that name. Pure.
 */
export function withoutOthersWishes(expectations: readonly Expectation[], text: string, code: string): Expectation[] {
  const wishes = namedWishes(text).filter(({ name }) => !new RegExp(`(?<![\\w$])${escapePattern(name)}(?![\\w$])`).test(code));
  if (wishes.length === 0) return [...expectations];
  return expectations.filter(
    ({ expression, expected, guessed }) =>
      guessed !== true ||
      expression === null ||
      expected === null ||
      !wishes.some(({ name, value }) => value === squeezeCode(expected) && !expression.includes(name)),
  );
}
