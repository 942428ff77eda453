const CLOSERS: Record<string, string> = { "(": ")", "[": "]", "{": "}" };

/** Index after the bracket that closes the one at `open`; null when it is never closed. Strings are skipped. */
export function closingIndex(text: string, open: number): number | null {
  const stack: string[] = [];
  for (let at = open; at < text.length && at - open < 4000; at += 1) {
    const char = text[at] ?? "";
    if (char === '"' || char === "'" || char === "`") {
      at = skipString(text, at);
      continue;
    }
    const closer = CLOSERS[char];
    if (closer !== undefined) stack.push(closer);
    else if (char === stack.at(-1)) {
      stack.pop();
      if (stack.length === 0) return at + 1;
    }
  }
  return null;
}

function skipString(text: string, start: number): number {
  const quote = text[start];
  for (let at = start + 1; at < text.length; at += 1) {
    if (text[at] === "\\") at += 1;
    else if (text[at] === quote) return at;
    else if (text[at] === "\n" && quote !== "`") return at;
  }
  return text.length;
}

/** Arguments of a call whose opening bracket is at `open`; null when it is not closed. */
export function splitArguments(text: string, open: number): string[] | null {
  const end = closingIndex(text, open);
  return end === null ? null : splitTopLevel(text.slice(open + 1, end - 1), ",");
}

/** Splits at a separator that stands in no bracket and no string. */
export function splitTopLevel(text: string, separator: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at] ?? "";
    if (char === '"' || char === "'" || char === "`") at = skipString(text, at);
    else if ("([{".includes(char)) depth += 1;
    else if (")]}".includes(char)) depth -= 1;
    else if (depth === 0 && text.startsWith(separator, at)) {
      parts.push(text.slice(from, at).trim());
      from = at + separator.length;
      at = from - 1;
    }
  }
  const last = text.slice(from).trim();
  if (last !== "" || parts.length > 0) parts.push(last);
  return parts.filter((part, index) => part !== "" || index < parts.length - 1);
}
