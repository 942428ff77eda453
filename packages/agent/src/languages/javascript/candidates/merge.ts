import type { CandidateOptions } from "../../../types/language.ts";
import { breather } from "./breather.ts";
import { isFresh, proposalsFor, TOTAL, type Ranked } from "./ranked.ts";
import { siteAt } from "./site.ts";
import type { Pool, SourceFile, SuspiciousLine } from "./types.ts";

/** Likelihood of the best candidate that a line usually has; what few lines have beyond it may come a little late. */
const USUAL_BEST = 0.8;

const FIRST_LINES = 30;

/** Lines are opened only when their best possible candidate could be next; what a line's cap leaves out comes last. */
export async function* merge(
  lines: readonly SuspiciousLine[],
  sources: Map<string, SourceFile>,
  pool: Pool,
  purpose: CandidateOptions["purpose"],
  seen: Set<string>,
): AsyncIterable<Ranked> {
  const ready: Ranked[] = [];
  const late: Ranked[] = [];
  const breathe = breather();
  let next = 0;
  let given = 0;
  for (;;) {
    // Lines that are alike suspicious all wait to be opened: after some of them judging may begin.
    while (
      next < Math.min(lines.length, FIRST_LINES + given) &&
      (ready.length === 0 || (ready.at(-1)?.score ?? 0) < (lines[next]?.score ?? 0) * USUAL_BEST)
    ) {
      const line = lines[next++];
      await breathe();
      const source = line === undefined ? undefined : sources.get(line.file);
      const site = line === undefined || source === undefined ? null : siteAt(source, line.line, pool);
      if (line === undefined || site === null) continue;
      const { first, rest } = proposalsFor(site, line.score, purpose, seen);
      ready.push(...first);
      ready.sort((a, b) => a.score - b.score);
      if (late.length < TOTAL) late.push(...rest);
    }
    const best = ready.pop();
    if (best === undefined) {
      if (next >= lines.length) break;
      given += 1;
      continue;
    }
    given += 1;
    yield best;
  }
  for (const ranked of late.sort((a, b) => b.score - a.score)) {
    await breathe();
    if (isFresh(ranked, purpose, seen)) yield ranked;
  }
}
