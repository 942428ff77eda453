/** Lower-case parts of a name in `camelCase` or `snake_case`. */
export function partsOf(name: string): string[] {
  return name.split(/_|(?<=[a-z0-9])(?=[A-Z])/).map((part) => part.toLowerCase());
}

/** Lower-case words of three letters and more; `camelCase` and `snake_case` are taken apart too. */
export function wordsOf(text: string): Set<string> {
  const words = new Set<string>();
  for (const [match] of text.matchAll(/[A-Za-z_$][\w$]*/g)) {
    words.add(match.toLowerCase());
    for (const part of partsOf(match)) words.add(part);
    if (words.size > 4000) break;
  }
  for (const word of words) if (word.length < 3) words.delete(word);
  return words;
}

/** Of `a.b.c`, `c`. */
export function lastName(path: string): string {
  return /[\w$]+$/.exec(path)?.[0] ?? "";
}
