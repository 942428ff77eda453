import type { CandidateOptions } from "../../../types/language.ts";
import type { Family, Proposal, Site } from "./types.ts";

/** A family that fails loses its further edits for this line, and no other's; the pool keeps what is told of it. */
export function* asFarAsItGoes(family: Family, site: Site, purpose: CandidateOptions["purpose"] = "repair"): Iterable<Proposal> {
  try {
    yield* purpose === "mutants" && family.mutants !== undefined ? family.mutants(site) : family.propose(site);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    site.pool.missing.push(`${family.name} at ${site.source.file}:${site.line}: ${why}`);
  }
}
