import { z } from "zod";
import { relativeTo } from "../runners/failure.ts";
import type { LineMap } from "./lines.ts";

const Place = z.object({ start: z.object({ line: z.number() }), end: z.object({ line: z.number().nullish() }) });
const FileCoverage = z.object({
  path: z.string(),
  statementMap: z.record(z.string(), Place),
  s: z.record(z.string(), z.number()),
});

export interface StatementCounts {
  /** [first line, last line, times] */
  statements: [number, number, number][];
}

/** `coverage-final.json` → relative file → statements. Files of the wrong shape are left out. */
export function readIstanbul(text: string, guestRoot: string): Map<string, StatementCounts> {
  const found = new Map<string, StatementCounts>();
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return found;
  }
  for (const value of Object.values(typeof raw === "object" && raw !== null ? raw : {})) {
    const parsed = FileCoverage.safeParse(value);
    if (!parsed.success) continue;
    const { statementMap, s } = parsed.data;
    const statements = Object.entries(statementMap).map(([key, place]): [number, number, number] => [
      place.start.line,
      place.end.line ?? place.start.line,
      s[key] ?? 0,
    ]);
    found.set(relativeTo(guestRoot, parsed.data.path), { statements });
  }
  return found;
}

/** A line ran when the innermost statement around it did. */
export function linesOfStatements(lines: LineMap, { statements }: StatementCounts): number[] {
  const sorted = statements.toSorted((a, b) => a[1] - a[0] - (b[1] - b[0]));
  return [...lines.keys()]
    .filter((line) => (sorted.find(([from, to]) => from <= line && line <= to)?.[2] ?? 0) > 0)
    .sort((a, b) => a - b);
}
