import type { Facts, Row } from "./facts.ts";
import { coveredSites } from "./learn.ts";

/** As in the engine; Python's candidates have no caps. */
const CAPS = { line: 400, family: 120 };
const NO_CAPS = { line: Number.POSITIVE_INFINITY, family: Number.POSITIVE_INFINITY };

/** Where the fix stands among the candidates of its line, at the line where it comes first; infinite where the caps leave it out. */
export function rankOf(facts: Facts, worth: (row: Row) => number, isCapped = !facts.file.endsWith(".py")): number {
  return Math.min(...coveredSites(facts).map((rows) => rankAt(rows, worth, isCapped ? CAPS : NO_CAPS)));
}

function rankAt(rows: readonly Row[], worth: (row: Row) => number, caps: typeof CAPS): number {
  const valued = rows.map((row) => ({ row, value: worth(row) })).sort((a, b) => b.value - a.value);
  const given = new Map<string, number>();
  const seen = new Set<number>();
  for (const { row } of valued) {
    const before = given.get(row.family) ?? 0;
    given.set(row.family, before + 1);
    if (before >= caps.family || seen.has(row.key)) continue;
    seen.add(row.key);
    if (seen.size > caps.line) break;
    if (row.fixes) return seen.size;
  }
  return Number.POSITIVE_INFINITY;
}

/** Mean reciprocal rank and the shares that come early, in percent. */
export function summary(ranks: readonly number[]): string {
  const share = (most: number): string =>
    `≤${most}: ${((100 * ranks.filter((rank) => rank <= most).length) / ranks.length).toFixed(1)} %`;
  const mean = ranks.reduce((sum, rank) => sum + 1 / rank, 0) / ranks.length;
  return `MRR ${mean.toFixed(3)}, ${[1, 5, 20, 100, 400].map(share).join(", ")}, of ${ranks.length}`;
}
