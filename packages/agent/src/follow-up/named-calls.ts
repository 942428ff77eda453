import { lastShownExpression } from "../stages/1-intake/expressions.ts";
import type { IssueFacts } from "../types/facts.ts";

const TICKED = /`([^`\n]{1,300}\([^`\n]*\))`/g;
const PLAIN = /(?<![\w$.`])([A-Za-z_$][\w$.]{1,80}\([^()\n`]{0,200}\))/g;
/** “argument(s)”. */
const PLURAL = /\((?:e?s|ies)\)$/;
const MAX_CALLS = 4;

/** Calls that a note names, in its code or between its words, in that order. Pure. */
export function namedCalls(facts: Pick<IssueFacts, "title" | "text" | "snippets">): string[] {
  const shown = facts.snippets.flatMap(({ role, code }) => {
    const expression =
      role === "code" || role === "transcript" ? lastShownExpression(code.replace(/^\s*(?:>>>|>) /gm, "")) : null;
    return expression === null ? [] : [expression];
  });
  const prose = `${facts.title}\n${facts.text}`.replace(/^\s*(`{3,}|~{3,})[\s\S]*?^\s*\1/gm, " ");
  const ticked = [...prose.matchAll(TICKED)].map((match) => match[1] ?? "");
  const plain = [...prose.replace(/`[^`\n]*`/g, " ").matchAll(PLAIN)].map((match) => match[1] ?? "");
  return [...new Set([...shown, ...ticked, ...plain])].filter((call) => !PLURAL.test(call)).slice(0, MAX_CALLS);
}
