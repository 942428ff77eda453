function longestRun(text: string): number {
  return Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
}

/** As Markdown, whatever backticks and spaces it holds. One line. */
export function codeSpan(code: string): string {
  const marks = "`".repeat(longestRun(code) + 1);
  const isPadded = /^`|`$|^ .*[^ ].* $/.test(code);
  return isPadded ? `${marks} ${code} ${marks}` : `${marks}${code}${marks}`;
}

/** As Markdown, between fences longer than any in it. */
export function codeBlock(code: string, language = ""): string {
  const fence = "`".repeat(Math.max(3, longestRun(code) + 1));
  return `${fence}${language}\n${code}\n${fence}`;
}

/** Text of any lines, as code within one. */
export function inlineCode(text: string): string {
  return codeSpan(text.replace(/\s+/g, " ").trim());
}
