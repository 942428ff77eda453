import Anser from "anser";

export interface AnsiPart {
  text: string;
  /** Classes such as `ansi-red`; empty for plain text. */
  className: string;
}

const MAX_LINES = 3000;

/** Terminal output as lines of coloured parts, the last 3,000 lines of it; other control sequences are dropped. */
export function ansiLines(output: string): { lines: AnsiPart[][]; skipped: number } {
  const all = output.replace(/\r\n/g, "\n").split("\n");
  if (all.at(-1) === "") all.pop();
  const shown = all.slice(-MAX_LINES);
  const parts = Anser.ansiToJson(shown.join("\n"), { use_classes: true, remove_empty: true, json: true });
  const lines: AnsiPart[][] = [[]];
  for (const part of parts) {
    const className = [
      part.fg,
      part.decorations?.includes("bold") ? "ansi-bold" : null,
      part.decorations?.includes("dim") ? "ansi-dim" : null,
    ]
      .filter(Boolean)
      .join(" ");
    part.content.split("\n").forEach((text, index) => {
      if (index > 0) lines.push([]);
      const clean = stripControls(text);
      if (clean) lines.at(-1)?.push({ text: clean, className });
    });
  }
  return { lines, skipped: all.length - shown.length };
}

function stripControls(text: string): string {
  // these are exactly the characters to remove
  return text.replace(/\u001b\[[0-?]*[ -/]*[@-~]/g, "").replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, "");
}
