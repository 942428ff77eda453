import { featuresOf } from "./features.ts";
import { issueNames } from "./issue-names.ts";
import table from "./order-table.json" with { type: "json" };
import { symptomSays } from "./symptom-says.ts";
import type { Proposal, Site } from "./types.ts";

/** Learnt from fixes of public projects and slips of our own (bench/order): what each fact adds to the logarithm of how likely an edit is. */
const WEIGHTS: Readonly<Record<string, number>> = table;

/** What the best candidate of a line adds up to at most, about. */
const TOP = 4.7;
/** The scores of one line's candidates are brought near to each other. */
const SHARPNESS = 0.25;
/** And told apart again where they are weighed against those of other lines, as shares of all that a line has. */
const POWER_OF_SHARE = 4;
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

/** Of each candidate of a line by its likelihood: how likely it is among them all, or none of them. */
export function sharesOf(likelihoods: readonly number[]): number[] {
  const odds = likelihoods.map((likelihood) => likelihood ** POWER_OF_SHARE);
  const all = odds.reduce((sum, one) => sum + one, NONE_OF_THEM);
  return odds.map((one) => one / all);
}
