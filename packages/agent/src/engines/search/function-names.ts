const NAMED = [
  /(?:^|[\s(])(?:async\s+)?function\s*\*?\s*([A-Za-z_$][\w$]*)/,
  /([A-Za-z_$][\w$]*)\s*[:=]\s*(?:async\s*)?(?:function\b|\([^()]*\)\s*(?::[^=]+)?=>|[A-Za-z_$][\w$]*\s*=>)/,
  /^\s*(?:async\s+)?def\s+([A-Za-z_]\w*)/,
  /^\s*(?:(?:public|private|protected|static|async|get|set|override)\s+)*\*?([A-Za-z_$][\w$]*)\s*\([^;]*\)\s*(?::[^{]+)?\{\s*$/,
];
const KEYWORDS = new Set(["if", "for", "while", "switch", "catch", "with", "return", "function", "else", "do", "try"]);

/** Formatted code names a function near a line's start; a line of data may be as long as a file, and patterns are slow on it. */
const LONGEST_LINE = 1000;

/** By file, the name of the function around each line. */
export function functionsIn(sources: ReadonlyMap<string, string>): Map<string, string[]> {
  return new Map([...sources].map(([file, text]) => [file, functionNames(text.split("\n"))]));
}

/** Name of the function around each line, by indentation: right for formatted code, and only a hint. */
export function functionNames(lines: readonly string[]): string[] {
  const stack: { indent: number; name: string }[] = [];
  return lines.map((line) => {
    const text = line.slice(0, LONGEST_LINE);
    if (text.trim() === "") return stack.at(-1)?.name ?? "";
    const indent = text.length - text.trimStart().length;
    const closing = /^\s*[})\]]/.test(text);
    while (stack.length > 0 && (stack.at(-1)?.indent ?? 0) >= indent && !(closing && stack.at(-1)?.indent === indent))
      stack.pop();
    const name = NAMED.map((pattern) => pattern.exec(text)?.[1]).find((found) => found !== undefined && !KEYWORDS.has(found));
    if (name !== undefined) stack.push({ indent, name });
    return stack.at(-1)?.name ?? "";
  });
}
