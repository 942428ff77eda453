import type { CrashFrame } from "@fixpoint/contracts";

/** Part of the recorded lines that must be in the file as they are: around them a deployment may differ a little. */
const ENOUGH = 0.75;
/** A monitor cuts long lines and marks the cut. */
const CUT = /^'?\{snip\}\s?|\s?\{snip\}'?$|^\.\.\.|\.\.\.$/g;

function isSameLine(recorded: string, line: string): boolean {
  const wanted = recorded.trim();
  if (wanted === line.trim()) return true;
  const kept = wanted.replace(CUT, "").trim();
  return kept !== wanted && kept.length > 20 && line.includes(kept);
}

export type LineMatch = { line: number; confirmed: boolean } | null;

/**
 * Where a recorded line stands in a file, by the lines recorded around it: the code may have moved up or down since.
 * Without such lines the recorded number stands, unconfirmed. null where the file has other code. Pure.
 */
export function matchContext(frame: Pick<CrashFrame, "line" | "context">, lines: readonly string[]): LineMatch {
  const { line } = frame;
  if (line === null || line < 1) return null;
  const context = frame.context.filter((one) => one.text.trim() !== "");
  const anchor = context.find((one) => one.line === line);
  if (anchor === undefined) return context.length === 0 && line <= lines.length ? { line, confirmed: false } : null;
  let best: { line: number; share: number } | null = null;
  for (const [index, text] of lines.entries()) {
    if (!isSameLine(anchor.text, text)) continue;
    const shift = index + 1 - line;
    const hits = context.filter((one) => isSameLine(one.text, lines[one.line - 1 + shift] ?? "")).length;
    const share = hits / context.length;
    const nearer = best === null || Math.abs(shift) < Math.abs(best.line - line);
    if (share >= ENOUGH && (best === null || share > best.share || (share === best.share && nearer)))
      best = { line: index + 1, share };
  }
  return best === null ? null : { line: best.line, confirmed: true };
}
