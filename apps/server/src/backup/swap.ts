import { mkdir, rename } from "node:fs/promises";
import { dirname, join } from "node:path";

interface Move {
  from: string;
  to: string;
}

/** Does all renames, or none: those that were done are undone when one fails. */
export async function moveAll(moves: Move[]): Promise<void> {
  const done: Move[] = [];
  try {
    for (const move of moves) {
      await mkdir(dirname(move.to), { recursive: true, mode: 0o700 });
      await rename(move.from, move.to);
      done.push(move);
    }
  } catch (error) {
    for (const move of done.reverse()) await rename(move.to, move.from);
    throw error;
  }
}

/** The moves that take `entries` of one folder to another. */
export function movesOf(entries: string[], from: string, to: string): Move[] {
  return entries.map((entry) => ({ from: join(from, entry), to: join(to, entry) }));
}
