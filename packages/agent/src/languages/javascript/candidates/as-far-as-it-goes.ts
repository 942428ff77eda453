import type { Family, Proposal, Site } from "./types.ts";

/** A family that fails loses its further edits for this line, and no other's; the pool keeps what is told of it. */
export function* asFarAsItGoes(family: Family, site: Site): Iterable<Proposal> {
  try {
    yield* family.propose(site);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    site.pool.missing.push(`${family.name} at ${site.source.file}:${site.line}: ${why}`);
  }
}
