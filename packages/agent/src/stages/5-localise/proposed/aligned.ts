import { diffArrays } from "diff";
import type { TextEdit } from "../../../types/candidate.ts";
import { linesOf, replaced } from "./line-edits.ts";
import { likeness, wordsOf } from "./similar.ts";

/** Part of the proposed lines that the file must have already. */
const LEAST = 0.4;
const LIKE = 0.4;

interface Alignment {
  from: number;
  to: number;
  matched: number;
  first: string;
}

/** Code as it should be, put over the lines that it has most in common with; [] where none are much alike. Pure. */
export function alignedLines(text: string, to: string): Omit<TextEdit, "file">[] {
  const lines = linesOf(text);
  const wanted = linesOf(to.replace(/^\n+|\s+$/g, ""));
  const telling = wanted.filter((line) => line.trim() !== "").length;
  let best: Alignment | null = null;
  for (const start of startsOf(lines, wanted)) {
    const one = alignedAt(lines, wanted, start);
    if (one !== null && (best === null || one.matched > best.matched)) best = one;
  }
  if (best === null || best.matched < telling * LEAST) return [];
  return [
    replaced(
      text,
      lines,
      { from: best.from, to: best.to, like: best.first },
      wanted.map((line, at) => exported(line, at, lines[best.from])),
    ),
  ];
}

/** Who shows a function leaves out that the file exports it. */
function exported(line: string, at: number, own = ""): string {
  const [, mark = ""] = /^(export (?:default )?)/.exec(own) ?? [];
  return at === 0 && mark !== "" && own.slice(mark.length).trim() === line.trim() ? mark + line : line;
}

/** Where the block may begin: by each of its lines that says something and stands in the file. */
function startsOf(lines: readonly string[], wanted: readonly string[]): Set<number> {
  const starts = new Set<number>();
  for (const [at, line] of wanted.entries()) {
    if (line.trim().length < 6) continue;
    for (const [i, own] of lines.entries()) if (own.trim() === line.trim()) starts.add(Math.max(0, i - at));
    if (starts.size > 40) break;
  }
  return starts;
}

function alignedAt(lines: readonly string[], wanted: readonly string[], start: number): Alignment | null {
  const window = lines.slice(start, start + wanted.length * 2 + 8);
  const trimmed = (some: readonly string[]): string[] => some.map((line) => line.trim());
  let own = 0;
  let theirs = 0;
  let matched = 0;
  const pairs: { own: number; theirs: number }[] = [];
  for (const { added, removed, value } of diffArrays(trimmed(window), trimmed(wanted))) {
    if (added) theirs += value.length;
    else if (removed) own += value.length;
    else
      for (const line of value) {
        if (line !== "") {
          matched += 1;
          pairs.push({ own, theirs });
        }
        own += 1;
        theirs += 1;
      }
  }
  const [first] = pairs;
  const last = pairs.at(-1);
  if (first === undefined || last === undefined) return null;
  // Lines before the first and behind the last that both have stand for those of the file which read nearly so.
  const before = alikeAround(lines, wanted, { own: start + first.own, theirs: first.theirs }, -1);
  const after = alikeAround(lines, wanted, { own: start + last.own, theirs: last.theirs }, 1);
  const from = start + first.own - before;
  const known = wanted[first.theirs - before] ?? wanted[first.theirs] ?? "";
  return { from, to: start + last.own + after, matched, first: known };
}

function alikeAround(
  lines: readonly string[],
  wanted: readonly string[],
  { own, theirs }: { own: number; theirs: number },
  step: 1 | -1,
): number {
  let count = 0;
  for (;;) {
    const line = lines[own + step * (count + 1)];
    const other = wanted[theirs + step * (count + 1)];
    if (line === undefined || other === undefined || likeness(wordsOf(line), wordsOf(other)) < LIKE) return count;
    count += 1;
  }
}
