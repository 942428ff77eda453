import type { Expectation, Snippet } from "../../../types/facts.ts";
import { PLACEHOLDER, placeholdersIn } from "../text/placeholders.ts";

const SHOWN = /\b(?:output|actual|expected|result|prints?|printed|gives?|get|got|shows?|traceback|error)\b/i;
const PRINTS = /\b(?:console\.log|print)\s*\(/;
const LONGEST = 4000;

/**
 * “`parse(text)` gives …” beside a block that is no code: the block is the text, whose last line may or may not be ended.
 */
export function withBlocksAsInputs(expectations: readonly Expectation[], snippets: readonly Snippet[]): Expectation[] {
  // What stands right behind code that prints is what it printed.
  const isPrinted = (index: number): boolean =>
    snippets.some((one) => one.index === index - 1 && one.role === "code" && PRINTS.test(one.code));
  const texts = snippets.filter(
    ({ role, lead, code, index }) =>
      (role === "output" || role === "data") && !SHOWN.test(lead) && code.length <= LONGEST && !isPrinted(index),
  );
  const [only, ...more] = texts;
  if (only === undefined || more.length > 0) return [...expectations];
  const code = snippets.filter(({ role }) => role === "code" || role === "transcript").map((one) => one.code);
  return expectations.flatMap((one) => {
    const [name, ...others] = one.expression === null ? [] : placeholdersIn(one.expression);
    if (one.expression === null || name === undefined || others.length > 0) return [one];
    // What a function of the call's own takes is given to that.
    if (new RegExp(`\\(?\\b${name.replaceAll("$", "\\$")}\\)?\\s*=>`).test(one.expression)) return [one];
    const word = `(?<![\\w$.])${name.replaceAll("$", "\\$")}(?![\\w$])`;
    const isMade = new RegExp(`${word}\\s*=|\\bfor\\b[^\\n:]{0,80}${word}[^\\n:]{0,80}\\b(?:in|of)\\b`);
    if (code.some((text) => isMade.test(text))) return [one];
    const { expression } = one;
    return [only.code, `${only.code}\n`].map((text, index) => ({
      ...one,
      expression: expression.replace(PLACEHOLDER, () => JSON.stringify(text)),
      ...(index === 0 ? {} : { guessed: true as const }),
    }));
  });
}
