/** Within double quotes a shell takes the backslash away before these alone. */
const ESCAPED = /[$`"\\\n]/;

/**
 * The words of a command line as a shell splits them, and a comment behind them; null where it does more than run one program:
 * pipes, redirections, substitutions, patterns, a quote that never ends.
 */
export function shellWords(line: string): { words: string[]; comment: string } | null {
  const words: string[] = [];
  let word: string | null = null;
  for (let at = 0; at < line.length; at += 1) {
    const char = line[at] ?? "";
    if (/\s/.test(char)) {
      if (word !== null) words.push(word);
      word = null;
    } else if (char === "#" && word === null) {
      return { words, comment: line.slice(at) };
    } else if (char === "'") {
      const end = line.indexOf("'", at + 1);
      if (end === -1) return null;
      word = (word ?? "") + line.slice(at + 1, end);
      at = end;
    } else if (char === '"') {
      word ??= "";
      for (at += 1; at < line.length && line[at] !== '"'; at += 1) {
        const inner = line[at] ?? "";
        if (inner === "$" || inner === "`") return null;
        const isEscape = inner === "\\" && ESCAPED.test(line[at + 1] ?? "");
        if (isEscape) at += 1;
        word += isEscape ? (line[at] ?? "") : inner;
      }
      if (at >= line.length) return null;
    } else if (char === "\\") {
      if (at + 1 >= line.length) return null;
      at += 1;
      word = (word ?? "") + (line[at] ?? "");
    } else if (/[|&;<>$`(){}*?[\]~!]/.test(char)) {
      return null;
    } else word = (word ?? "") + char;
  }
  if (word !== null) words.push(word);
  return { words, comment: "" };
}
