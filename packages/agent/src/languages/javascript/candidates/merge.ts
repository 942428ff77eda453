import type { CandidateOptions } from "../../../types/language.ts";
import { inChunks, takeProven } from "./asked/in-chunks.ts";
import type { Sieve } from "./asked/sieve.ts";
import { breather } from "./breather.ts";
import { LINES_AT_ONCE, openedLines } from "./opened-lines.ts";
import { isFresh, TOTAL, type Ranked } from "./ranked.ts";
import type { Pool, SourceFile, SuspiciousLine } from "./types.ts";

/** Likelihood of the best candidate that a line usually has; what few lines have beyond it may come a little late. */
const USUAL_BEST = 0.8;

/** Looking at a line takes as long as judging dozens: where many are alike suspicious, judging begins after some of them. */
const FIRST_LINES = 12;
/** Candidates that are given for each further line that is opened. */
const GIVEN_A_LINE = 16;

/** Edits that are asked together at first, and at last: each time the failing test runs once, and until then none is judged. */
const ASKED_AT_ONCE = { first: 120, last: 960 };

/** Lines are opened only when their best possible candidate could be next; what a line's cap leaves out comes last. */
export async function* merge(
  lines: readonly SuspiciousLine[],
  sources: ReadonlyMap<string, SourceFile>,
  pool: Pool,
  purpose: CandidateOptions["purpose"],
  seen: Set<string>,
  sieve: Sieve,
): AsyncIterable<Ranked> {
  /** Best last: those that were asked, and those that were not yet. */
  const ready: Ranked[] = [];
  const waiting: Ranked[] = [];
  const late: Ranked[] = [];
  const groups = openedLines(lines, sources, pool, purpose);
  let asked: number = ASKED_AT_ONCE.first;
  let next = 0;
  let given = 0;
  let proven = 0;
  try {
    for (;;) {
      const best = Math.max(scoreOf(ready.at(-1)), scoreOf(waiting.at(-1)));
      // Lines that are alike suspicious all wait to be opened: after some of them judging may begin.
      const more = Math.floor(given / (GIVEN_A_LINE * LINES_AT_ONCE)) * LINES_AT_ONCE;
      const last = Math.min(lines.length, FIRST_LINES + more);
      if (next < last && best < (lines[next]?.score ?? 0) * USUAL_BEST) {
        next += LINES_AT_ONCE;
        const opened = await groups.next();
        if (opened.done === true) continue;
        if (late.length < TOTAL) late.push(...opened.value.rest);
        put(waiting, opened.value.first);
        continue;
      }
      if (best < 0) {
        if (next >= lines.length) break;
        given += GIVEN_A_LINE * LINES_AT_ONCE;
        continue;
      }
      if (scoreOf(waiting.at(-1)) > scoreOf(ready.at(-1))) {
        put(ready, await sieve.sift(waiting.splice(-asked)));
        asked = Math.min(asked * 2, ASKED_AT_ONCE.last);
        continue;
      }
      if (sieve.proven() > proven) {
        put(ready, takeProven(ready, sieve));
        proven = sieve.proven();
      }
      const ranked = ready.pop();
      if (ranked === undefined || !isFresh(ranked, purpose, seen)) continue;
      given += 1;
      yield ranked;
    }
  } finally {
    // Nobody waits for lines that are on their way.
    void groups.return(undefined);
  }
  yield* inChunks(freshOf(late, purpose, seen), sieve);
}

const scoreOf = (ranked: Ranked | undefined): number => ranked?.score ?? -1;

function put(sorted: Ranked[], more: readonly Ranked[]): void {
  for (const ranked of more) sorted.push(ranked);
  sorted.sort((a, b) => a.score - b.score);
}

async function* freshOf(late: Ranked[], purpose: CandidateOptions["purpose"], seen: Set<string>): AsyncIterable<Ranked> {
  const breathe = breather();
  for (const ranked of late.sort((a, b) => b.score - a.score)) {
    await breathe();
    if (isFresh(ranked, purpose, seen)) yield ranked;
  }
}
