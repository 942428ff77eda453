import { shapeOf } from "./edit-shape.ts";
import { featuresOf } from "./features.ts";
import table from "./order-table.json" with { type: "json" };
import type { Proposal, Site } from "./types.ts";
import { unreadAt } from "./unread.ts";

/** Learnt from fixes of public projects and slips of our own (bench/order): what each fact adds to the logarithm of how likely an edit is. */
const WEIGHTS: Readonly<Record<string, number>> = table;

/** What the best candidate of a line adds up to at most, about. */
const TOP = 4.7;
/**
 * The scores of one line's candidates are brought near to each other, since they are weighed against those of other lines, and
 * what makes a line suspicious says less than it seems to.
 */
const SHARPNESS = 0.25;
/** Times that an edit is likelier which makes use of what nothing reads. */
const UNREAD = 1.4;

/** How likely it is that this edit is the fix, if the line is the one: 0–1, to be compared only. */
export function likelihoodOf(site: Site, family: string, proposal: Proposal): number {
  let sum = Math.log(proposal.weight) * (1 + (WEIGHTS[`weight ${family}`] ?? 0));
  for (const feature of featuresOf(site, family, proposal)) sum += WEIGHTS[feature] ?? 0;
  return Math.min(1, Math.exp((sum - TOP) * SHARPNESS) * (proposal.evidence ?? 1) * (readsUnread(site, proposal) ? UNREAD : 1));
}

function readsUnread(site: Site, proposal: Proposal): boolean {
  const unread = site.statement === null ? null : unreadAt(site.source, site.statement);
  return unread !== null && unread.size > 0 && shapeOf(site.source, proposal).names.some((name) => unread.has(name));
}
