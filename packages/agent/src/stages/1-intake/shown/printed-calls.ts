import type { Snippet } from "../../../types/facts.ts";
import { closingIndex } from "../text/balanced.ts";
import { shownExpression } from "../text/expressions.ts";
import { ARROW, splitComment } from "./from-comments.ts";
import type { ShownCall } from "./shown-calls.ts";

const PRINT = /^(?:console\.log|print)\s*\(/gm;
const WISHED = /\b(?:expect\w*|should|want\w*|would like|correct)\b/i;
const MOST = 20;
/** A block of values behind prints is what these print, though values are code. */
export function asOutput(snippet: Snippet, snippets: readonly Snippet[]): Snippet {
  const before = snippets.find(({ index, role }) => index === snippet.index - 1 && role === "code");
  const isPrinted = snippet.role === "code" && before !== undefined && callsPrinted(before, snippets).length > 0;
  return isPrinted ? { ...snippet, role: "output" } : snippet;
}

/** Without remarks that read like values: what it prints is shown behind it. */
export function withoutAsides(snippet: Snippet, snippets: readonly Snippet[]): Snippet {
  if (snippet.role !== "code" || callsPrinted(snippet, snippets).length === 0) return snippet;
  const lines = snippet.code.split("\n").map((line) => {
    const parts = line.length > 400 ? null : splitComment(line);
    return parts === null || parts.code.trim() === "" || ARROW.test(parts.comment) ? line : parts.code.trimEnd();
  });
  return { ...snippet, code: lines.join("\n") };
}

/** What a block prints, each print with its part of the block of output behind it; none where the two do not match. */
export function callsPrinted({ code, index }: Snippet, snippets: readonly Snippet[]): ShownCall[] {
  const output = snippets.find((one) => one.index === index + 1);
  if (output === undefined || !isOutput(output) || WISHED.test(output.lead)) return [];
  const prints = allPrints(code);
  const values = prints.length === 1 ? [output.code.trim()] : partsOf(output.code);
  if (prints.length === 0 || prints.length !== values.length) return [];
  return prints.flatMap((expression, at) => (expression === null ? [] : [{ expression, value: values[at] ?? null }]));
}

/** What each print shows; null where that is nothing. One that is indented may run many times, or never. */
function allPrints(code: string): (string | null)[] {
  return [...code.matchAll(PRINT)].slice(0, MOST).map((match) => {
    const end = closingIndex(code, match.index + match[0].length - 1);
    return end === null ? null : shownExpression(code.slice(match.index, end));
  });
}

/** What a block prints, in order. */
export function printsIn(code: string): string[] {
  return allPrints(code).filter((one) => one !== null);
}

function isOutput({ role, code }: Snippet): boolean {
  return (
    role === "output" ||
    role === "data" ||
    (role === "code" && /^\s*(?:[[{"'\d-]|(?:null|undefined|true|false|None|True|False)\s*$)/m.test(code) && !/;\s*$/m.test(code))
  );
}

/** Each line, or the lines that a value takes; blanks before a line of text are part of it. */
export function partsOf(text: string): string[] {
  const parts: string[] = [];
  let open = "";
  for (const line of text.split("\n").slice(0, 400)) {
    if (open === "" && line.trim() === "") continue;
    open = open === "" ? (/^\s*[[{(]/.test(line) ? line.trim() : line.trimEnd()) : `${open}\n${line}`;
    const start = open.search(/[[{(]/);
    if (start === 0 && closingIndex(open, 0) === null) continue;
    parts.push(open);
    open = "";
  }
  return open === "" ? parts : [...parts, open];
}
