import type { OfferedRepository } from "@fixpoint/contracts";

/** More rows than this help nobody: a search finds the others. */
export const MOST_SHOWN = 100;

/** Those that have every word of the search, by name; what is added already comes last. */
export function matchingRepositories(repositories: readonly OfferedRepository[], search: string): OfferedRepository[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return repositories
    .filter(({ name }) => words.every((word) => name.toLowerCase().includes(word)))
    .sort((one, other) => Number(one.isAdded) - Number(other.isAdded) || one.name.localeCompare(other.name));
}
