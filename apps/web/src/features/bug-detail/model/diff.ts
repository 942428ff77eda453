import { diffArrays, diffWordsWithSpace } from "diff";
import { linesOf } from "./lines.ts";

export interface DiffRow {
  kind: "context" | "added" | "removed";
  /** 1-based line in the base file; null for an added line. */
  old: number | null;
  /** 1-based line in the patched file; null for a removed line. */
  new: number | null;
  text: string;
  /** The line that this one was edited from or to; null where nothing stands beside it. */
  other: DiffRow | null;
}

type Marks = readonly (readonly [number, number])[];
const NO_MARKS: Marks = [];

export type Segment = { type: "rows"; from: number; to: number } | { type: "gap"; from: number; to: number };

const CONTEXT_LINES = 3;
/** Below this share of common text the two lines are different lines, not one that was edited. */
const LEAST_COMMON = 0.4;

function wordMarks(before: string, after: string): { removed: Marks; added: Marks } | null {
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

const marksOfRows = new WeakMap<DiffRow, Marks>();

/** Half-open ranges of columns that differ from the line beside it; found when the line is looked at. */
export function marksOf(row: DiffRow): Marks {
  const known = marksOfRows.get(row);
  if (known || !row.other) return known ?? NO_MARKS;
  const [before, after] = row.kind === "removed" ? [row, row.other] : [row.other, row];
  const marks = wordMarks(before.text, after.text);
  marksOfRows.set(before, marks?.removed ?? NO_MARKS);
  marksOfRows.set(after, marks?.added ?? NO_MARKS);
  return marksOfRows.get(row) ?? NO_MARKS;
}

function pairBlock(removed: DiffRow[], added: DiffRow[]): void {
  for (let index = 0; index < Math.min(removed.length, added.length); index += 1) {
    const before = removed[index];
    const after = added[index];
    if (!before || !after) continue;
    before.other = after;
    after.other = before;
  }
}

/** Which lines changed, 1-based, where that is known. */
export interface ChangedLines {
  added: readonly number[];
  removed: readonly number[];
}

interface Part {
  kind: DiffRow["kind"];
  lines: string[];
}

/** The parts by the known changes; null when these do not fit the texts. */
function knownParts(base: string[], patch: string[], changed: ChangedLines): Part[] | null {
  const removed = new Set(changed.removed);
  const added = new Set(changed.added);
  const parts: Part[] = [];
  let from = 0;
  let to = 0;
  while (from < base.length || to < patch.length) {
    const kind = from < base.length && removed.has(from + 1) ? "removed" : added.has(to + 1) ? "added" : "context";
    if (kind === "context" && base[from] !== patch[to]) return null;
    const line = kind === "added" ? patch[to] : base[from];
    if (line === undefined) return null;
    const last = parts.at(-1);
    if (last?.kind === kind) last.lines.push(line);
    else parts.push({ kind, lines: [line] });
    if (kind !== "added") from += 1;
    if (kind !== "removed") to += 1;
  }
  return parts;
}

function foundParts(base: string[], patch: string[]): Part[] {
  return diffArrays(base, patch).map(({ value, added, removed }) => ({
    kind: removed ? "removed" : added ? "added" : "context",
    lines: value,
  }));
}

/** Every line of both versions in one order, removed before added. `changed` spares the search for them, which takes seconds in large files. */
export function diffRows(base: string, patch: string, changed: ChangedLines | null = null): DiffRow[] {
  const rows: DiffRow[] = [];
  let oldLine = 0;
  let newLine = 0;
  let removed: DiffRow[] = [];
  let added: DiffRow[] = [];
  const flush = () => {
    pairBlock(removed, added);
    rows.push(...removed, ...added);
    removed = [];
    added = [];
  };
  const [before, after] = [linesOf(base), linesOf(patch)];
  for (const { kind, lines } of (changed && knownParts(before, after, changed)) ?? foundParts(before, after)) {
    for (const text of lines) {
      if (kind === "removed") removed.push({ kind, old: (oldLine += 1), new: null, text, other: null });
      else if (kind === "added") added.push({ kind, old: null, new: (newLine += 1), text, other: null });
      else {
        flush();
        rows.push({ kind, old: (oldLine += 1), new: (newLine += 1), text, other: null });
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
