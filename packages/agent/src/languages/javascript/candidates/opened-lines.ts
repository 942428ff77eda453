import { readAhead } from "../../../run/read-ahead.ts";
import type { CandidateOptions } from "../../../types/language.ts";
import { breather } from "./breather.ts";
import { proposalsFor, type Ranked } from "./ranked.ts";
import { siteAt } from "./site.ts";
import type { Pool, SourceFile, SuspiciousLine } from "./types.ts";

/** Lines that are opened together. */
export const LINES_AT_ONCE = 6;

/** `first`: the lines' best, in no order; `rest`: what their caps leave out. */
interface OpenedLines {
  first: Ranked[];
  rest: Ranked[];
}

/** The edits of some lines at a time; the next ones are looked at while those before are asked and judged. */
export function openedLines(
  lines: readonly SuspiciousLine[],
  sources: ReadonlyMap<string, SourceFile>,
  pool: Pool,
  purpose: CandidateOptions["purpose"],
): AsyncGenerator<OpenedLines> {
  const groups = opened(lines, sources, pool, purpose);
  return purpose === "repair" ? readAhead(groups, 1) : groups;
}

async function* opened(
  lines: readonly SuspiciousLine[],
  sources: ReadonlyMap<string, SourceFile>,
  pool: Pool,
  purpose: CandidateOptions["purpose"],
): AsyncGenerator<OpenedLines> {
  const breathe = breather();
  for (let at = 0; at < lines.length; at += LINES_AT_ONCE) {
    const group: OpenedLines = { first: [], rest: [] };
    for (const { file, line, score } of lines.slice(at, at + LINES_AT_ONCE)) {
      await breathe();
      const source = sources.get(file);
      const site = source === undefined ? null : siteAt(source, line, pool);
      if (site === null) continue;
      const { first, rest } = proposalsFor(site, score, purpose);
      group.first.push(...first);
      group.rest.push(...rest);
    }
    yield group;
  }
}
