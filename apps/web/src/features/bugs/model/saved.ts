import { readBugSearch } from "../../../lib/bug-search-params.ts";
import { NO_FILTER, selectionOf, type BugSearch } from "../../../lib/bug-search.ts";
import { parseSearch, stringifySearch } from "../../../lib/search-params.ts";
import type { SavedSearch, UiConfig } from "../../../lib/ui-config.ts";

/** A search as text that means the same to everybody: the view is named also where this person would see it without. */
export function savedText(search: BugSearch, lastViews: UiConfig["bugsViews"]): string {
  const { group, view } = selectionOf(search, lastViews);
  return stringifySearch({ ...search, group: group.id, view, peek: undefined }).slice(1);
}

/** What the address has to become; every part is named, so that nothing of the search before stays. */
export function savedSearch(text: string): BugSearch {
  return { ...NO_FILTER, group: undefined, view: undefined, sort: undefined, ...readBugSearch(parseSearch(text)) };
}

/** With the new one; a name that is known takes the new search. */
export function withSaved(saved: readonly SavedSearch[], added: SavedSearch): SavedSearch[] {
  return [...saved.filter(({ name }) => name !== added.name), added].sort((one, other) =>
    one.name.localeCompare(other.name, "en"),
  );
}
