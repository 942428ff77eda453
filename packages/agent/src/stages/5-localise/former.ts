import { applyPatch, structuredPatch } from "diff";
import { endsAlike, lineAt } from "../../run/text-places.ts";
import type { Candidate, TextEdit } from "../../types/candidate.ts";
import type { Introduced } from "./introduced.ts";

const MOST_HUNKS = 40;
const CONTEXT = 2;
/** One change taken back, and all of a commit with what it was made for. */
const SCORES = { one: 0.95, all: 0.5 };

/** What a commit brought, as the base commit still has it. */
export interface Former {
  /** Each of its changes taken back, then all of them. */
  candidates: Candidate[];
  /** 1-based, by file. */
  lines: ReadonlyMap<string, ReadonlySet<number>>;
}

/** `sources`: texts on the base commit. What was changed again since then is left out. */
export function formerOf({ sha, changes }: Introduced, sources: ReadonlyMap<string, string>): Former {
  const edits = changes.flatMap(({ file, before, after }) => {
    const base = sources.get(file);
    return base === undefined ? [] : hunksOf(file, before, after, base);
  });
  const short = sha.slice(0, 8);
  const one = edits.slice(0, MOST_HUNKS).map((edit, at) => {
    const line = lineAt(sources.get(edit.file) ?? "", edit.start);
    return candidate(
      `history-${at + 1}`,
      [edit],
      line,
      SCORES.one,
      `a change of ${short} was taken back at ${edit.file}:${line}`,
    );
  });
  const whole =
    one.length < 2 || one.length < edits.length
      ? []
      : [candidate("history-all", edits, one[0]?.line ?? 1, SCORES.all, `what ${short} changed was taken back`)];
  return { candidates: [...one, ...whole], lines: linesOf(edits, sources) };
}

function candidate(id: string, edits: TextEdit[], line: number, score: number, what: string): Candidate {
  return { id, edits, family: "history", description: `history: ${what}`, line, score };
}

function hunksOf(file: string, before: string, after: string, base: string): TextEdit[] {
  const patch = structuredPatch(file, file, after, before, undefined, undefined, { context: CONTEXT });
  return patch.hunks.flatMap((hunk) => {
    const patched = applyPatch(base, { ...patch, hunks: [hunk] });
    if (patched === false || patched === base) return [];
    const { head, tail } = endsAlike(base, patched);
    return [{ file, start: head, end: base.length - tail, replacement: patched.slice(head, patched.length - tail) }];
  });
}

function linesOf(edits: readonly TextEdit[], sources: ReadonlyMap<string, string>): Map<string, Set<number>> {
  const lines = new Map<string, Set<number>>();
  for (const { file, start, end } of edits) {
    const text = sources.get(file) ?? "";
    const own = lines.get(file) ?? new Set<number>();
    for (let line = lineAt(text, start); line <= lineAt(text, end); line += 1) own.add(line);
    lines.set(file, own);
  }
  return lines;
}
