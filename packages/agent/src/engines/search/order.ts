import type { Candidate } from "../../types/candidate.ts";

/** Candidates held back to be put in order; adapters give them roughly best first already. */
const HELD = 400;

/**
 * The same candidates in order of score as far as a buffer of 400 allows; equal scores keep their order. Ends early
 * when `stopped` says so.
 */
export async function* bestFirst(
  candidates: AsyncIterable<Candidate>,
  stopped: () => boolean,
  held = HELD,
): AsyncGenerator<Candidate> {
  let buffer: Candidate[] = [];
  for await (const candidate of candidates) {
    if (stopped()) return;
    buffer.push(candidate);
    if (buffer.length < held) continue;
    buffer.sort((a, b) => b.score - a.score);
    const half = Math.ceil(held / 2);
    yield* buffer.slice(0, half);
    buffer = buffer.slice(half);
  }
  if (stopped()) return;
  yield* buffer.sort((a, b) => b.score - a.score);
}
