import { diffArrays, diffWordsWithSpace } from "diff";
import { linesOf } from "./lines.ts";

export interface DiffRow {
  kind: "context" | "added" | "removed";
  /** 1-based line in the base file; null for an added line. */
  old: number | null;
  /** 1-based line in the patched file; null for a removed line. */
  new: number | null;
  text: string;
  /** Half-open ranges of columns that differ from the line beside it. */
  marks: readonly (readonly [number, number])[];
}

export type Segment = { type: "rows"; from: number; to: number } | { type: "gap"; from: number; to: number };

const CONTEXT_LINES = 3;
/** Below this share of common text the two lines are different lines, not one that was edited. */
const LEAST_COMMON = 0.4;

function wordMarks(before: string, after: string): { removed: [number, number][]; added: [number, number][] } | null {
  const removed: [number, number][] = [];
  const added: [number, number][] = [];
  let common = 0;
  let left = 0;
  let right = 0;
  for (const part of diffWordsWithSpace(before, after)) {
    const { length } = part.value;
    if (part.removed) removed.push([left, left + length]);
    else if (part.added) added.push([right, right + length]);
    else common += part.value.trim().length;
    if (!part.added) left += length;
    if (!part.removed) right += length;
  }
  const longest = Math.max(before.trim().length, after.trim().length);
  return longest > 0 && common / longest >= LEAST_COMMON ? { removed, added } : null;
}

function markBlock(removed: DiffRow[], added: DiffRow[]): void {
  for (let index = 0; index < Math.min(removed.length, added.length); index += 1) {
    const before = removed[index];
    const after = added[index];
    if (!before || !after) continue;
    const marks = wordMarks(before.text, after.text);
    if (!marks) continue;
    before.marks = marks.removed;
    after.marks = marks.added;
  }
}

/** Every line of both versions in one order, removed before added, with the words that changed. */
export function diffRows(base: string, patch: string): DiffRow[] {
  const rows: DiffRow[] = [];
  let oldLine = 0;
  let newLine = 0;
  let removed: DiffRow[] = [];
  let added: DiffRow[] = [];
  const flush = () => {
    markBlock(removed, added);
    rows.push(...removed, ...added);
    removed = [];
    added = [];
  };
  for (const part of diffArrays(linesOf(base), linesOf(patch))) {
    for (const text of part.value) {
      if (part.removed) removed.push({ kind: "removed", old: (oldLine += 1), new: null, text, marks: [] });
      else if (part.added) added.push({ kind: "added", old: null, new: (newLine += 1), text, marks: [] });
      else {
        flush();
        rows.push({ kind: "context", old: (oldLine += 1), new: (newLine += 1), text, marks: [] });
      }
    }
  }
  flush();
  return rows;
}

/** What is shown at first: the changes with three lines around them, and the gaps between. Indexes are half-open. */
export function segmentsOf(rows: readonly DiffRow[], opened: readonly (readonly [number, number])[] = []): Segment[] {
  const shown = rows.map(() => false);
  rows.forEach((row, index) => {
    if (row.kind === "context") return;
    shown.fill(true, Math.max(0, index - CONTEXT_LINES), Math.min(rows.length, index + CONTEXT_LINES + 1));
  });
  for (const [from, to] of opened) shown.fill(true, Math.max(0, from), Math.min(rows.length, to));

  const segments: Segment[] = [];
  shown.forEach((visible, index) => {
    const type = visible ? "rows" : "gap";
    const last = segments.at(-1);
    if (last?.type === type) last.to = index + 1;
    else segments.push({ type, from: index, to: index + 1 });
  });
  return segments;
}

/** Rows side by side: an edited line beside what it became, null where a side has nothing. */
export function splitRows(rows: readonly DiffRow[]): { left: DiffRow | null; right: DiffRow | null }[] {
  const pairs: { left: DiffRow | null; right: DiffRow | null }[] = [];
  let removed: DiffRow[] = [];
  let added: DiffRow[] = [];
  const flush = () => {
    for (let index = 0; index < Math.max(removed.length, added.length); index += 1)
      pairs.push({ left: removed[index] ?? null, right: added[index] ?? null });
    removed = [];
    added = [];
  };
  for (const row of rows) {
    if (row.kind === "removed") {
      if (added.length > 0) flush();
      removed.push(row);
    } else if (row.kind === "added") added.push(row);
    else {
      flush();
      pairs.push({ left: row, right: row });
    }
  }
  flush();
  return pairs;
}
