export interface CodePart {
  text: string;
  code: boolean;
}

/** A run of backticks, something in between, and a run of the same length: the code span of CommonMark. */
const SPAN = /(?<!`)(`+)(?!`)(.+?)(?<!`)\1(?!`)/gs;

/** A space on each side lets code begin or end with a backtick; it is no part of it. */
function unpadded(code: string): string {
  return code.startsWith(" ") && code.endsWith(" ") && code.trim() !== "" ? code.slice(1, -1) : code;
}

/** Cuts a text at its code spans; a backtick without its partner stays as it is. */
export function codeParts(text: string): CodePart[] {
  const parts: CodePart[] = [];
  let at = 0;
  for (const match of text.matchAll(SPAN)) {
    if (match.index > at) parts.push({ text: text.slice(at, match.index), code: false });
    parts.push({ text: unpadded(match[2] ?? ""), code: true });
    at = match.index + match[0].length;
  }
  if (at < text.length) parts.push({ text: text.slice(at), code: false });
  return parts;
}

/** The same text without the marks, where only letters can be shown: titles of tabs, tooltips, toasts. */
export function withoutMarks(text: string): string {
  return codeParts(text)
    .map((part) => part.text)
    .join("");
}
