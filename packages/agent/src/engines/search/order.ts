import type { Candidate } from "../../types/candidate.ts";

/** Candidates held back to be put in order; adapters give them roughly best first already. */
const HELD = 400;
/** The first ones are waited for, and are few. */
const HELD_AT_FIRST = 40;

/**
 * The same candidates in order of score as far as a buffer allows that grows from 40 to 400; equal scores keep their order. Ends early
 * when `stopped` says so.
 */
export async function* bestFirst(
  candidates: AsyncIterable<Candidate>,
  stopped: () => boolean,
  held = HELD,
): AsyncGenerator<Candidate> {
  let buffer: Candidate[] = [];
  let most = Math.min(held, HELD_AT_FIRST);
  for await (const candidate of candidates) {
    if (stopped()) return;
    buffer.push(candidate);
    if (buffer.length < most) continue;
    buffer.sort((a, b) => b.score - a.score);
    const half = Math.ceil(most / 2);
    yield* buffer.slice(0, half);
    buffer = buffer.slice(half);
    most = Math.min(held, 2 * most);
  }
  if (stopped()) return;
  yield* buffer.sort((a, b) => b.score - a.score);
}
