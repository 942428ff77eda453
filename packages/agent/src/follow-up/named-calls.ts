import { readBlocks } from "../stages/1-intake/blocks/blocks.ts";
import { lastShownExpression } from "../stages/1-intake/text/expressions.ts";
import type { IssueFacts } from "../types/facts.ts";

const TICKED = /`([^`\n]{1,300}\([^`\n]*\))`/g;
const PLAIN = /(?<![\w$.`])([A-Za-z_$][\w$.]{1,80}\([^()\n`]{0,200}\))/g;
/** “argument(s)”. */
const PLURAL = /\((?:e?s|ies)\)$/;
const MAX_CALLS = 4;

/** A note without its code blocks. */
export function proseOf(text: string): string {
  return readBlocks(text, [])
    .prose.map((line) => line.text)
    .join("\n");
}

/** Calls that a note names, in its code or between its words, in that order. Pure. */
export function namedCalls(facts: Pick<IssueFacts, "title" | "text" | "snippets">): string[] {
  const shown = facts.snippets.flatMap(({ role, code }) => {
    const expression =
      role === "code" || role === "transcript" ? lastShownExpression(code.replace(/^\s*(?:>>>|>) /gm, "")) : null;
    return expression === null ? [] : [expression];
  });
  const prose = proseOf(`${facts.title}\n${facts.text}`);
  const ticked = [...prose.matchAll(TICKED)].map((match) => match[1] ?? "");
  const plain = [...prose.replace(/`[^`\n]*`/g, " ").matchAll(PLAIN)].map((match) => match[1] ?? "");
  return [...new Set([...shown, ...ticked, ...plain])].filter((call) => !PLURAL.test(call)).slice(0, MAX_CALLS);
}
