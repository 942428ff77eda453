import type { CandidateOptions } from "../../../types/language.ts";
import { inChunks, takeProven } from "./asked/in-chunks.ts";
import type { Sieve } from "./asked/sieve.ts";
import { breather } from "./breather.ts";
import { isFresh, proposalsFor, TOTAL, type Ranked } from "./ranked.ts";
import { siteAt } from "./site.ts";
import type { Pool, SourceFile, SuspiciousLine } from "./types.ts";

/** Likelihood of the best candidate that a line usually has; what few lines have beyond it may come a little late. */
const USUAL_BEST = 0.8;

/** Looking at a line takes as long as judging dozens: where many are alike suspicious, judging begins after some of them. */
const FIRST_LINES = 12;
/** Candidates that are given for each further line that is opened. */
const GIVEN_A_LINE = 16;

/** What is asked together: each time the failing test runs once. */
const LINES_AT_ONCE = 6;

/** Lines are opened only when their best possible candidate could be next; what a line's cap leaves out comes last. */
export async function* merge(
  lines: readonly SuspiciousLine[],
  sources: Map<string, SourceFile>,
  pool: Pool,
  purpose: CandidateOptions["purpose"],
  seen: Set<string>,
  sieve: Sieve,
): AsyncIterable<Ranked> {
  const ready: Ranked[] = [];
  const late: Ranked[] = [];
  const breathe = breather();
  let next = 0;
  let given = 0;
  let proven = 0;
  for (;;) {
    // Lines that are alike suspicious all wait to be opened: after some of them judging may begin.
    const more = Math.floor(given / (GIVEN_A_LINE * LINES_AT_ONCE)) * LINES_AT_ONCE;
    const last = Math.min(lines.length, FIRST_LINES + more);
    while (next < last && (ready.length === 0 || (ready.at(-1)?.score ?? 0) < (lines[next]?.score ?? 0) * USUAL_BEST)) {
      const opened = lines.slice(next, Math.min(last, next + LINES_AT_ONCE));
      next += opened.length;
      const found: Ranked[] = [];
      for (const { file, line, score } of opened) {
        await breathe();
        const source = sources.get(file);
        const site = source === undefined ? null : siteAt(source, line, pool);
        if (site === null) continue;
        const { first, rest } = proposalsFor(site, score, purpose);
        found.push(...first);
        if (late.length < TOTAL) late.push(...rest);
      }
      ready.push(...(await sieve.sift(found)));
      ready.sort((a, b) => a.score - b.score);
    }
    if (sieve.proven() > proven) {
      ready.push(...takeProven(ready, sieve));
      ready.sort((a, b) => a.score - b.score);
      proven = sieve.proven();
    }
    const best = ready.pop();
    if (best === undefined) {
      if (next >= lines.length) break;
      given += GIVEN_A_LINE * LINES_AT_ONCE;
      continue;
    }
    if (!isFresh(best, purpose, seen)) continue;
    given += 1;
    yield best;
  }
  yield* inChunks(freshOf(late, purpose, seen), sieve);
}

async function* freshOf(late: Ranked[], purpose: CandidateOptions["purpose"], seen: Set<string>): AsyncIterable<Ranked> {
  const breathe = breather();
  for (const ranked of late.sort((a, b) => b.score - a.score)) {
    await breathe();
    if (isFresh(ranked, purpose, seen)) yield ranked;
  }
}
