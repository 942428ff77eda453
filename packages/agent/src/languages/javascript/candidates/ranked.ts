import type { CandidateOptions } from "../../../types/language.ts";
import { asFarAsItGoes } from "./as-far-as-it-goes.ts";
import { canonicalEdit } from "./canonical-edit.ts";
import { FAMILIES } from "./families/index.ts";
import { likelihoodOf, wholeOf } from "./order.ts";
import { onlyRepeatsExample } from "./overfit.ts";
import { throughout } from "./throughout.ts";
import type { Family, Proposal, Site } from "./types.ts";

/** A line cannot crowd out the others: what is beyond its caps comes last. */
const PER_LINE = 400;
const PER_FAMILY_AND_LINE = 120;

/** The whole stays within what can be judged in minutes. */
export const TOTAL = 80_000;

export interface Ranked {
  proposal: Proposal;
  family: Family;
  site: Site;
  line: number;
  score: number;
  /** Of edits that make the same of the failing test, as far as it was asked. */
  group?: string;
  /** Likelier ones of its group come first. */
  isLikeOthers?: true;
}

/** It is none of those given before, in another layout, and does not answer the example alone. */
export function isFresh({ proposal, site }: Ranked, purpose: CandidateOptions["purpose"], seen: Set<string>): boolean {
  if (purpose === "repair" && onlyRepeatsExample(proposal, site.pool)) return false;
  const key = canonicalEdit(site.source, proposal);
  if (key === null || seen.has(key)) return false;
  seen.add(key);
  return true;
}

/** `first`: the line's best, worst first; `rest`: what its cap leaves out. */
export function proposalsFor(
  site: Site,
  lineScore: number,
  purpose: CandidateOptions["purpose"],
): { first: Ranked[]; rest: Ranked[] } {
  const all: Ranked[] = [];
  for (const family of FAMILIES) {
    if (purpose === "mutants" && family.mutates !== true) continue;
    const own: Ranked[] = [];
    const { most = PER_FAMILY_AND_LINE } = family;
    for (const proposal of asFarAsItGoes(family, site, purpose)) {
      if (purpose === "mutants" && addsClause(site, proposal)) continue;
      own.push({ proposal, family, site, line: site.line, score: likelihoodOf(site, family.name, proposal) });
      if (own.length >= most * 4) break;
    }
    all.push(...own.sort((a, b) => b.score - a.score).slice(0, most));
  }
  const whole = purpose === "repair" ? wholeOf(all.map(({ score }) => score)) : 1;
  const best = all.map((one) => ({ ...one, score: (lineScore * one.score) / whole })).toSorted((a, b) => b.score - a.score);
  if (purpose === "repair") best.push(...repeated(site, best.slice(0, REPEATED)));
  return capped(
    best.sort((a, b) => b.score - a.score),
    purpose,
  );
}

/** What is the same in other layout is found when its turn comes: to look at all of them would take longer than judging some. */
function capped(all: readonly Ranked[], purpose: CandidateOptions["purpose"]): { first: Ranked[]; rest: Ranked[] } {
  const first: Ranked[] = [];
  const written = new Set<string>();
  let at = 0;
  for (; at < all.length && first.length < PER_LINE; at += 1) {
    const ranked = all[at];
    if (ranked === undefined) continue;
    const { start, end, replacement } = ranked.proposal;
    const key = `${start}-${end} ${replacement}`;
    if (written.has(key)) continue;
    written.add(key);
    first.push(ranked);
  }
  return { first: first.toReversed(), rest: purpose === "repair" ? all.slice(at) : [] };
}

/** What differs for odd values alone says little of a test that does not notice it. */
function addsClause({ source }: Site, { start, end, replacement }: Proposal): boolean {
  const clauses = (text: string): number => text.split(/&&|\|\|/).length;
  return clauses(replacement) > clauses(source.text.slice(start, end));
}

/** The best of a line may be right, and not enough: the same mistake was made nearby. */
const REPEATED = 60;
/** How likely that is beside the edit at one place alone. */
const SHARE_OF_REPEATED = 0.5;

function repeated(site: Site, best: readonly Ranked[]): Ranked[] {
  return best.flatMap((ranked) => {
    const proposal = throughout(site, ranked.proposal);
    return proposal === null ? [] : [{ ...ranked, proposal, score: ranked.score * SHARE_OF_REPEATED }];
  });
}
