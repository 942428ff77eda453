import type { IntegrationMapping, IntegrationProvider, IntegrationSource } from "@fixpoint/contracts";

const FEED_NONE: ReadonlySet<IntegrationProvider> = new Set(["bitbucket", "slack"]);
/** More rows than this help nobody: a search finds the others. */
export const MOST_SHOWN = 200;
/** As the contract takes it. */
const LONGEST_NAME = 300;

/** Whether issues come from the provider, so that it can be asked for its boards, projects or repositories. */
export function offersSources(provider: IntegrationProvider): boolean {
  return !FEED_NONE.has(provider);
}

/** Whether what is mapped can be picked from a list that the provider is asked for. */
export function canBePicked(provider: IntegrationProvider): boolean {
  return offersSources(provider) || provider === "slack";
}

export interface SourceGroup {
  /** null: there is nothing above them. */
  name: string | null;
  sources: IntegrationSource[];
}

export interface ShownSources {
  groups: SourceGroup[];
  /** How many match; more than are in the groups where there are too many to show. */
  matching: number;
}

function matches(source: IntegrationSource, words: readonly string[]): boolean {
  const text = `${source.name} ${source.group ?? ""}`.toLowerCase();
  // An id is known whole or not at all: parts of it would find what nobody sees the reason of.
  return words.every((word) => text.includes(word) || source.externalId.toLowerCase() === word);
}

/** The sources that have all words of the search, by group and name; those without a group come first. */
export function shownSources(sources: readonly IntegrationSource[], search: string): ShownSources {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const matching = sources
    .filter((source) => matches(source, words))
    .sort((one, other) => (one.group ?? "").localeCompare(other.group ?? "") || one.name.localeCompare(other.name));
  const groups = Map.groupBy(matching.slice(0, MOST_SHOWN), (source) => source.group);
  return { groups: [...groups].map(([name, members]) => ({ name, sources: members })), matching: matching.length };
}

export function mappingOf(integrationId: string, { externalId, name }: IntegrationSource): IntegrationMapping {
  return { integrationId, externalId, externalName: name.slice(0, LONGEST_NAME) };
}

/** With the mapping, or without it where it was there. */
export function toggled(list: readonly IntegrationMapping[], mapping: IntegrationMapping): IntegrationMapping[] {
  const others = without(list, mapping);
  return others.length < list.length ? others : [...others, mapping];
}

/** With the mapping; one of the same id is replaced. */
export function added(list: readonly IntegrationMapping[], mapping: IntegrationMapping): IntegrationMapping[] {
  return [...without(list, mapping), mapping];
}

export function without(list: readonly IntegrationMapping[], mapping: IntegrationMapping): IntegrationMapping[] {
  return list.filter((known) => known.integrationId !== mapping.integrationId || known.externalId !== mapping.externalId);
}

/** The list with what one integration has in it replaced. */
export function withIntegration(
  list: readonly IntegrationMapping[],
  integrationId: string,
  next: readonly IntegrationMapping[],
): IntegrationMapping[] {
  return [...list.filter((known) => known.integrationId !== integrationId), ...next];
}

/** As it is shown; what was typed in may have no name. */
export function mappingName({ externalName, externalId }: IntegrationMapping): string {
  return externalName || externalId;
}

/** Several of what a vendor calls one: “boards”, “repositories”. */
export function severalOf(noun: string): string {
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`;
  return /(s|x|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`;
}
