/** Of backticks, longer than any in the text and at least `least`. */
function fence(text: string, least: number): string {
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  return "`".repeat(Math.max(least, longest + 1));
}

/** A Markdown block that shows plain text as it is, whatever it holds. */
export function codeBlock(text: string, language = ""): string {
  const marks = fence(text, 3);
  return `${marks}${language}\n${text}\n${marks}`;
}

/** The same within a line of Markdown. */
export function inlineCode(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  const marks = fence(line, 1);
  const space = line.startsWith("`") || line.endsWith("`") ? " " : "";
  return `${marks}${space}${line}${space}${marks}`;
}
