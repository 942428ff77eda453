import type { Expectation, Snippet } from "../../types/facts.ts";
import { PLACEHOLDER, placeholdersIn } from "./placeholders.ts";

const SHOWN = /\b(?:output|actual|expected|result|prints?|printed|gives?|get|got|shows?|traceback|error)\b/i;
const LONGEST = 4000;

/**
 * “`parse(text)` gives …” beside a block that is no code: the block is the text, whose last line may or may not be ended.
 */
export function withBlocksAsInputs(expectations: readonly Expectation[], snippets: readonly Snippet[]): Expectation[] {
  const texts = snippets.filter(
    ({ role, lead, code }) => (role === "output" || role === "data") && !SHOWN.test(lead) && code.length <= LONGEST,
  );
  const [only, ...more] = texts;
  if (only === undefined || more.length > 0) return [...expectations];
  const code = snippets.filter(({ role }) => role === "code" || role === "transcript").map((one) => one.code);
  return expectations.flatMap((one) => {
    const [name, ...others] = one.expression === null ? [] : placeholdersIn(one.expression);
    if (one.expression === null || name === undefined || others.length > 0) return [one];
    if (code.some((text) => new RegExp(`(?<![\\w$.])${name.replaceAll("$", "\\$")}\\s*=`).test(text))) return [one];
    const { expression } = one;
    return [only.code, `${only.code}\n`].map((text, index) => ({
      ...one,
      expression: expression.replace(PLACEHOLDER, () => JSON.stringify(text)),
      ...(index === 0 ? {} : { guessed: true as const }),
    }));
  });
}
