const BLOCK = /^[ \t]{0,3}(`{3,}|~{3,})[ \t]*suggestion\b[^\n]*\n([\s\S]*?)^[ \t]{0,3}\1[`~]*[ \t]*$\n?/gm;

/** Text of each suggestion block of a note, without its last line break; empty: the lines are to be removed. Pure. */
export function suggestedLines(note: string): string[] {
  return [...note.replace(/\r\n?/g, "\n").matchAll(BLOCK)].map((match) => (match[2] ?? "").replace(/\n$/, ""));
}

export function withoutSuggestions(note: string): string {
  return note.replace(/\r\n?/g, "\n").replace(BLOCK, "");
}
