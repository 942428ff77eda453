import { tokensOf } from "./edit-shape.ts";
import type { SourceFile } from "./types.ts";

/** What a file's tokens are, and what follows what. */
export interface Sequences {
  pairs: ReadonlySet<string>;
  triples: ReadonlySet<string>;
  counts: ReadonlyMap<string, number>;
}

const known = new WeakMap<SourceFile, Sequences>();

export function sequencesOf(source: SourceFile): Sequences {
  let found = known.get(source);
  if (found === undefined) known.set(source, (found = find(tokensOf(source.text))));
  return found;
}

function find(tokens: readonly string[]): Sequences {
  const [pairs, triples, counts] = [new Set<string>(), new Set<string>(), new Map<string, number>()];
  for (const [at, token] of tokens.entries()) {
    counts.set(token, (counts.get(token) ?? 0) + 1);
    if (at > 0) pairs.add(`${tokens[at - 1]} ${token}`);
    if (at > 1) triples.add(`${tokens[at - 2]} ${tokens[at - 1]} ${token}`);
  }
  return { pairs, triples, counts };
}
