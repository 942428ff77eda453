import { createHash } from "node:crypto";
import { INVISIBLE } from "../../stages/1-intake/text/hidden.ts";

/** What a piece of text is; told to the model beside it. */
export type DataSource = "issue" | "repository" | "tool output";

/**
 * Text from outside between two marks that cannot occur in it: made of its own hash, so that the same text gives the
 * same marks in each run, and nobody who writes it can close them early.
 */
export function quoteData(source: DataSource, text: string): string {
  const content = showHidden(text);
  let mark = "";
  for (let round = 0; mark === "" || content.includes(mark); round += 1)
    mark = createHash("sha256").update(`${round}\0${content}`).digest("hex").slice(0, 16);
  return `<<<data ${mark} (${source})\n${content}\n>>>data ${mark}`;
}

/** What a person would not see is made visible: it can then hide nothing, and is told as what it is. */
export function showHidden(text: string): string {
  return text
    .replace(/\r\n?/g, "\n")
    .replace(INVISIBLE, (one) => `⟨U+${(one.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}⟩`);
}

/** Middle cut out, with a word about how much. */
export function cutText(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const half = Math.floor(limit / 2);
  return `${text.slice(0, half)}\n[… ${text.length - 2 * half} characters left out …]\n${text.slice(-half)}`;
}
