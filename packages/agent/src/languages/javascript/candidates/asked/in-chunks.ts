import type { Ranked } from "../ranked.ts";
import { asLikely, type Sieve } from "./sieve.ts";

/** Asked together: each time the failing test runs once. */
const AT_ONCE = 2_000;

/** Edits as the sieve leaves them, in their order; while some are judged the next ones are asked. What others are like comes last. */
export async function* inChunks(fresh: AsyncIterable<Ranked>, sieve: Sieve): AsyncIterable<Ranked> {
  const chunks = chunksOf(fresh)[Symbol.asyncIterator]();
  const sift = async (): Promise<Ranked[] | null> => {
    const { done, value } = await chunks.next();
    return done === true ? null : sieve.sift(value);
  };
  const alike: Ranked[] = [];
  let proven = sieve.proven();
  let next = sift();
  for (;;) {
    const sifted = await next;
    if (sifted === null) break;
    next = sift();
    next.catch(() => undefined);
    for (const ranked of sifted) {
      if (sieve.proven() > proven) yield* takeProven(alike, sieve);
      proven = sieve.proven();
      if (ranked.isLikeOthers === true) alike.push(ranked);
      else yield ranked;
    }
  }
  yield* alike.sort((a, b) => b.score - a.score);
}

/** What is like an edit that was seen to pass is taken out of `waiting`, best first. */
export function takeProven(waiting: Ranked[], sieve: Sieve): Ranked[] {
  const taken = waiting.filter((ranked) => ranked.isLikeOthers === true && sieve.isProven(ranked));
  for (const ranked of taken) waiting.splice(waiting.indexOf(ranked), 1);
  return taken.map(asLikely).sort((a, b) => b.score - a.score);
}

async function* chunksOf(fresh: AsyncIterable<Ranked>): AsyncIterable<Ranked[]> {
  let chunk: Ranked[] = [];
  for await (const ranked of fresh) {
    chunk.push(ranked);
    if (chunk.length < AT_ONCE) continue;
    yield chunk;
    chunk = [];
  }
  if (chunk.length > 0) yield chunk;
}
