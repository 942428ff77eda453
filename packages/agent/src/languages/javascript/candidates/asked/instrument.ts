import * as t from "@babel/types";
import type { SourceFile } from "../types.ts";

interface Insertion {
  at: number;
  /** A place's number stands for the call that asks there. */
  pieces: (string | number)[];
  isOpening: boolean;
  /** Characters of what it encloses: at one offset the inner one is closed first, and opened last. */
  size: number;
}

/** A file's text in pieces, between them the numbers of places that ask. */
export function instrument({ source, places }: { source: SourceFile; places: ReadonlyMap<t.Node, number> }): (string | number)[] {
  const insertions = [...places].flatMap(([place, number]) => insertionsAt(source, place, number));
  insertions.sort((a, b) => a.at - b.at || order(a) - order(b) || (a.isOpening ? b.size - a.size : a.size - b.size));
  const pieces: (string | number)[] = [];
  let last = 0;
  for (const { at, pieces: inserted } of insertions) {
    pieces.push(source.text.slice(last, at), ...inserted);
    last = at;
  }
  return [...pieces, source.text.slice(last)];
}

const order = ({ isOpening }: Insertion): number => (isOpening ? 1 : 0);

function insertionsAt(source: SourceFile, place: t.Node, number: number): Insertion[] {
  const [start, end] = [place.start ?? 0, place.end ?? 0];
  const size = end - start;
  const around = (before: string, between: string, after: string): Insertion[] => [
    { at: start, pieces: [before, number, between], isOpening: true, size },
    { at: end, pieces: [after], isOpening: false, size },
  ];
  if (!t.isStatement(place)) return around("(", ", ", ")");
  const parent = source.parents.get(place);
  // A label belongs to the loop behind it.
  if (t.isLabeledStatement(parent)) return [];
  if (t.isBlockStatement(parent) || t.isProgram(parent) || t.isSwitchCase(parent) || t.isStaticBlock(parent))
    return [{ at: start, pieces: [number, "; "], isOpening: true, size }];
  return around("{ ", "; ", "}");
}
