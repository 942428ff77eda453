const BLOCK = /^[ \t]{0,3}(`{3,}|~{3,})[ \t]*suggestion\b[^\n]*\n([\s\S]*?)^[ \t]{0,3}\1[`~]*[ \t]*$\n?/gm;

/** Longer than any host takes; what is behind it is not looked at. */
const MAX_NOTE = 80_000;

/** Text of each suggestion block of a note, without its last line break; empty: the lines are to be removed. Pure. */
export function suggestedLines(note: string): string[] {
  return [...note.slice(0, MAX_NOTE).replace(/\r\n?/g, "\n").matchAll(BLOCK)].map((match) => (match[2] ?? "").replace(/\n$/, ""));
}

export function withoutSuggestions(note: string): string {
  return note.slice(0, MAX_NOTE).replace(/\r\n?/g, "\n").replace(BLOCK, "");
}
