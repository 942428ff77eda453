import { tokensOf } from "./edit-shape.ts";
import type { SourceFile } from "./types.ts";

/** What a file's tokens are, and what follows what. */
export interface Sequences {
  pairs: ReadonlySet<string>;
  triples: ReadonlySet<string>;
  counts: ReadonlyMap<string, number>;
  /** The two tokens before and behind places that somebody asked about: many edits begin or end at the same. */
  before: Map<number, readonly string[]>;
  behind: Map<number, readonly string[]>;
}

/** Characters beside a place that hold its neighbours. */
const BESIDE = 80;

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
  return { pairs, triples, counts, before: new Map(), behind: new Map() };
}

export function tokensBefore(source: SourceFile, at: number): readonly string[] {
  const { before } = sequencesOf(source);
  let tokens = before.get(at);
  if (tokens === undefined) before.set(at, (tokens = tokensOf(source.text.slice(Math.max(0, at - BESIDE), at)).slice(-2)));
  return tokens;
}

export function tokensBehind(source: SourceFile, at: number): readonly string[] {
  const { behind } = sequencesOf(source);
  let tokens = behind.get(at);
  if (tokens === undefined) behind.set(at, (tokens = tokensOf(source.text.slice(at, at + BESIDE)).slice(0, 2)));
  return tokens;
}
