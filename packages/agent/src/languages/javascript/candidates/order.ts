import { featuresOf } from "./features.ts";
import { issueNames } from "./issue-names.ts";
import table from "./order-table.json" with { type: "json" };
import { symptomSays } from "./symptom-says.ts";
import type { Proposal, Site } from "./types.ts";

/** Learnt from fixes of public projects and slips of our own (bench/order): what each fact adds to the logarithm of how likely an edit is. */
const WEIGHTS: Readonly<Record<string, number>> = table;

/** What the best candidate of a line adds up to at most, about. */
const TOP = 4.7;
/** Scores are brought near to each other, those of lines (5-localise/likely) as well. */
const SHARPNESS = 0.25;
/** How much speaks for an edit that is not among a line's candidates. */
const NONE_OF_THEM = 0.1;

/** How likely it is that this edit is the fix, if the line is the one: 0–1, to be compared only. */
export function likelihoodOf(site: Site, family: string, proposal: Proposal): number {
  let sum = Math.log(proposal.weight) * (1 + (WEIGHTS[`weight ${family}`] ?? 0));
  for (const feature of featuresOf(site, family, proposal)) sum += WEIGHTS[feature] ?? 0;
  const { source, pool } = site;
  const likelier = (proposal.evidence ?? 1) * symptomSays(source, pool, proposal) * issueNames(source, pool, proposal);
  return Math.min(1, Math.exp((sum - TOP) * SHARPNESS) * likelier);
}

/**
 * What the likelihoods of a line's candidates are divided by to be weighed against those of other lines: what is known of an edit
 * counts within its line, as its share of how likely all of them are, or none.
 */
export function wholeOf(likelihoods: readonly number[]): number {
  const all = likelihoods.reduce((sum, likelihood) => sum + likelihood ** (1 / SHARPNESS), NONE_OF_THEM);
  return all ** SHARPNESS;
}
