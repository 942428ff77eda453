import { structuredPatch } from "diff";
import { endsAlike } from "../run/text-places.ts";

/** Values that code rightly tests for on their own. */
const GENERAL = new Set([
  "",
  " ",
  "0",
  "1",
  "-1",
  "2",
  "true",
  "false",
  "null",
  "undefined",
  "utf8",
  "string",
  "number",
  "object",
  "function",
]);

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

/** The value as code has it: a number by itself, a text in quotes. */
function asCode(value: string): RegExp {
  const source = escaped(value);
  return /^-?\d[\d.]*$/.test(value) ? new RegExp(`(?<![\\w.'"])${source}(?![\\w.'"])`) : new RegExp(`(['"\`])${source}\\1`);
}

function addedLines(base: string, patched: string): string {
  const { hunks } = structuredPatch("a", "a", base, patched, undefined, undefined, { context: 0 });
  return hunks.flatMap(({ lines }) => lines.filter((line) => line.startsWith("+")).map((line) => line.slice(1))).join("\n");
}

/**
 * Whether an edit writes the value that the example expects into a file that had it nowhere: right for a constant that is
 * the answer, and an answer for that example alone where it is computed. `expected` as code; digits and words of one
 * letter say nothing.
 */
export function bringsExpected(change: { base: string; patched: string }, expected: string): boolean {
  const value = expected.trim().replace(/^(['"`])(.*)\1$/s, "$2");
  if (GENERAL.has(value) || value.length < 2 || value.includes("\n")) return false;
  const code = asCode(value);
  return code.test(addedLines(change.base, change.patched)) && !code.test(change.base);
}

const LETTERS = /^\p{L}{0,2}$/u;
const LETTER = /\p{L}/u;
const WORD = /\p{L}{4}/u;

/**
 * Whether one text of the program becomes another by a letter or two within a word, as what is misspelt does. At an end of
 * it the next part may be at fault: `venti` and `uno` are `ventuno`.
 */
export function isSlipOfSpelling(was: string, becomes: string): boolean {
  const [old, fresh] = [[...was], [...becomes]];
  const { head, tail } = endsAlike(old, fresh);
  const isWithin = [old[head - 1], old[old.length - tail]].every((char) => LETTER.test(char ?? ""));
  const changed = [old, fresh].map((text) => text.slice(head, text.length - tail).join(""));
  return isWithin && WORD.test(was) && changed.every((text) => LETTERS.test(text));
}

/**
 * Whether an edit answers the example and nothing else: it brings two of the example's own values that the file had not,
 * or returns early where something is one of them. Pure; `values` as `readTest` gives them.
 */
export function repeatsExample(change: { base: string; patched: string }, values: readonly string[]): string | null {
  const { base, patched } = change;
  const added = addedLines(base, patched);
  const fresh = values.filter((value) => !GENERAL.has(value) && asCode(value).test(added) && !asCode(value).test(base));
  if (fresh.length >= 2) return `it answers the example alone: it holds its values ${fresh.slice(0, 4).join(", ")}`;
  const [only] = fresh;
  if (only === undefined) return null;
  const literal = asCode(only)
    .source.replace(/\(\['"`\]\)/, "['\"`]")
    .replace(/\\1$/, "['\"`]");
  const returns = new RegExp(
    `\\b(?:if|elif)\\b[^\\n]*(?:===?|\\bis)\\s*${literal}[^\\n]*\\n?[^\\n]*\\breturn\\b|\\bcase\\s+${literal}`,
  );
  return returns.test(added) ? `it answers the example alone: it returns where something is ${only}` : null;
}
