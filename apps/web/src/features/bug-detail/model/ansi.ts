import Anser from "anser";

export interface AnsiPart {
  text: string;
  /** Classes such as `ansi-red`; empty for plain text. */
  className: string;
}

/** Of longer output the end is shown. */
export const MOST_CHARACTERS = 2 * 1024 * 1024;

export interface AnsiLog {
  /** As they were printed, codes and all: `ansiParts` reads one when it is looked at. */
  lines: readonly string[];
  /** Lines before the first that are left out. */
  skipped: number;
  /** The colour codes that were on at the start of each line; null when there are none at all. */
  codes: readonly string[] | null;
}

const COLOUR = /\u001b\[([\d;]*)m/g;

function codesByLine(lines: readonly string[]): string[] {
  let on = "";
  return lines.map((line) => {
    const atStart = on;
    for (const [code, numbers = ""] of line.matchAll(COLOUR)) on = /^0*$/.test(numbers) ? "" : on + code;
    // What was switched over and over says no more than its end.
    if (on.length > 64) on = on.slice(on.lastIndexOf("\u001b", on.length - 32));
    return atStart;
  });
}

/** Terminal output cut into lines. Nothing of them is read yet: a log of 50,000 lines is there at once. */
export function ansiLog(output: string): AnsiLog {
  const all = output.replaceAll("\r\n", "\n");
  const tail = all.length > MOST_CHARACTERS ? all.slice(all.indexOf("\n", all.length - MOST_CHARACTERS) + 1) : all;
  const lines = tail.split("\n");
  if (lines.at(-1) === "") lines.pop();
  const skipped = tail === all ? 0 : all.slice(0, all.length - tail.length).split("\n").length - 1;
  return { lines, skipped, codes: tail.includes("\u001b") ? codesByLine(lines) : null };
}

/** A line as coloured parts; control sequences that are no colours are dropped. */
export function ansiParts(log: AnsiLog, index: number): AnsiPart[] {
  const line = log.lines[index] ?? "";
  const parts = Anser.ansiToJson(`${log.codes?.[index] ?? ""}${line}`, { use_classes: true, remove_empty: true, json: true });
  return parts.flatMap((part) => {
    const text = stripControls(part.content);
    if (!text) return [];
    const className = [
      part.fg,
      part.decorations?.includes("bold") ? "ansi-bold" : null,
      part.decorations?.includes("dim") ? "ansi-dim" : null,
    ]
      .filter(Boolean)
      .join(" ");
    return [{ text, className }];
  });
}

/** The text alone. */
export function stripControls(text: string): string {
  // these are exactly the characters to remove
  return text.replace(/\u001b\[[0-?]*[ -/]*[@-~]/g, "").replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, "");
}
