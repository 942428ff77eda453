import type { Expectation, Snippet } from "../../../types/facts.ts";
import { z } from "zod";
import { PLACEHOLDER, placeholdersIn } from "../text/placeholders.ts";

const SHOWN = /\b(?:output|actual|expected|result|prints?|printed|gives?|get|got|shows?|traceback|error)\b/i;
const PRINTS = /\b(?:console\.log|print)\s*\(/;
const LONGEST = 4000;

const Json = z.json();

/** What is called so is read from a text. */
const TEXT = /^(?:text|json|source|src|input|str|string|content|contents|body|raw|markup|html|xml|yaml|line|doc|document)$/i;

/** A block as code: a text with and without the end of its last line; of JSON first what it holds, as both languages write it. */
function inputsOf(block: string, name: string): string[] {
  const texts = [block, `${block}\n`].map((text) => JSON.stringify(text));
  const held = heldBy(block);
  return TEXT.test(name) ? [...texts, ...held] : [...held, ...texts];
}

function heldBy(block: string): string[] {
  if (!/^\s*[[{]/.test(block)) return [];
  try {
    const value = Json.parse(JSON.parse(block));
    return [...new Set([JSON.stringify(value), asPython(value)])];
  } catch {
    return [];
  }
}

function asPython(value: z.infer<typeof Json>): string {
  if (value === null) return "None";
  if (typeof value === "boolean") return value ? "True" : "False";
  if (Array.isArray(value)) return `[${value.map(asPython).join(", ")}]`;
  if (typeof value !== "object") return JSON.stringify(value);
  const members = Object.entries(value).map(([key, member]) => `${JSON.stringify(key)}: ${asPython(member)}`);
  return `{${members.join(", ")}}`;
}

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
    return inputsOf(only.code, name).map((input, index) => ({
      ...one,
      expression: expression.replace(PLACEHOLDER, () => input),
      ...(index === 0 ? {} : { guessed: true as const }),
    }));
  });
}
