import { asFarAsItGoes } from "../as-far-as-it-goes.ts";
import { inChunks } from "../asked/in-chunks.ts";
import type { Sieve } from "../asked/sieve.ts";
import { breather } from "../breather.ts";
import { likelihoodOf } from "../order.ts";
import { isFresh, type Ranked } from "../ranked.ts";
import { siteAt } from "../site.ts";
import type { Family, Pool, SourceFile, SuspiciousLine } from "../types.ts";

/** Lines whose edits are put in order together. */
const LINES_AT_ONCE = 12;
/** How likely a wide edit is beside a usual one of the same shape: what is made of anything at hand is no rival of what is usual. */
const SHARE = 0.35;
/** Of those lines; the next ones must come to their turn too. */
const MOST_AT_ONCE = 20_000;

/** The wide families' edits, likelier ones first over some lines at a time, the most suspicious lines first. */
export async function* wideProposals(
  lines: readonly SuspiciousLine[],
  sources: ReadonlyMap<string, SourceFile>,
  pool: Pool,
  seen: Set<string>,
  sieve: Sieve,
  families: readonly Family[],
): AsyncIterable<Ranked> {
  const breathe = breather();
  for (let at = 0; at < lines.length; at += LINES_AT_ONCE) {
    const found: Ranked[] = [];
    for (const line of lines.slice(at, at + LINES_AT_ONCE)) {
      await breathe();
      found.push(...proposedAt(line, sources, pool, families));
    }
    found.sort((a, b) => b.score - a.score);
    for await (const ranked of inChunks(freshOf(found.slice(0, MOST_AT_ONCE), seen), sieve)) {
      const { site, family, proposal, score } = ranked;
      const likelihood = SHARE * likelihoodOf(site, family.name, proposal);
      yield { ...ranked, score: (score / proposal.weight) * likelihood };
    }
  }
}

async function* freshOf(found: readonly Ranked[], seen: Set<string>): AsyncIterable<Ranked> {
  const breathe = breather();
  for (const ranked of found) {
    await breathe();
    if (isFresh(ranked, "repair", seen)) yield ranked;
  }
}

/** By the line's score and the family's weight alone: what a fix looks like is asked for those only that are tried. */
function proposedAt(
  { file, line, score }: SuspiciousLine,
  sources: ReadonlyMap<string, SourceFile>,
  pool: Pool,
  families: readonly Family[],
): Ranked[] {
  const source = sources.get(file);
  const site = source === undefined ? null : siteAt(source, line, pool);
  if (site === null) return [];
  return families.flatMap((family) =>
    [...asFarAsItGoes(family, site)].map((proposal) => ({ proposal, family, site, line, score: score * proposal.weight })),
  );
}
