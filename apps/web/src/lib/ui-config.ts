import { BUG_GROUPS, type BugGroupId } from "@fixpoint/contracts";
import { useSyncExternalStore } from "react";
import { oneOf } from "./search-params.ts";
import { readStored, writeStored } from "./storage.ts";

const KEY = "uiConfig";

export interface SavedSearch {
  name: string;
  search: string;
}

/** The last view of each group of the bug list, and the searches that were given a name. */
type BugsViews = Partial<Record<BugGroupId, string | undefined>> & { saved: SavedSearch[] };

export interface UiConfig {
  theme: "light" | "dark" | null;
  density: "comfortable" | "compact";
  bugsViews: BugsViews;
  /** Open state of folding sections, by name. */
  collapsible: Record<string, boolean>;
  bugOverview: { showLeftSectionOnboardingWidget: boolean };
  diff: "split" | "unified";
  /** Keys that act without Ctrl, Alt or Cmd (WCAG 2.1.4 wants a way to switch them off). */
  singleKeyShortcuts: boolean;
  timeFormat: "relative" | "absolute";
}

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}

function entriesOf<T>(value: unknown, isValue: (entry: unknown) => entry is T): Record<string, T> {
  return Object.fromEntries(Object.entries(recordOf(value)).filter((entry): entry is [string, T] => isValue(entry[1])));
}

function isSaved(value: unknown): value is SavedSearch {
  const { name, search } = recordOf(value);
  return isText(name) && isText(search);
}

function readBugsViews(value: unknown): BugsViews {
  const { saved, ...views } = recordOf(value);
  const lastViews = Object.fromEntries(BUG_GROUPS.flatMap(({ id }) => (isText(views[id]) ? [[id, views[id]]] : [])));
  return { ...lastViews, saved: Array.isArray(saved) ? saved.filter(isSaved) : [] };
}

const isText = (value: unknown) => typeof value === "string";
const isSwitch = (value: unknown) => typeof value === "boolean";

function readUiConfig(stored: unknown): UiConfig {
  const { theme, density, bugsViews, collapsible, bugOverview, diff, singleKeyShortcuts, timeFormat } = recordOf(stored);
  return {
    theme: oneOf(theme, ["light", "dark"]) ?? null,
    density: oneOf(density, ["compact"]) ?? "comfortable",
    bugsViews: readBugsViews(bugsViews),
    collapsible: entriesOf(collapsible, isSwitch),
    bugOverview: { showLeftSectionOnboardingWidget: recordOf(bugOverview)["showLeftSectionOnboardingWidget"] !== false },
    diff: oneOf(diff, ["split"]) ?? "unified",
    singleKeyShortcuts: singleKeyShortcuts !== false,
    timeFormat: oneOf(timeFormat, ["absolute"]) ?? "relative",
  };
}

let current: UiConfig | null = null;
const listeners = new Set<() => void>();

/** What the person chose on this machine; a missing or broken part takes its default. */
export function uiConfig(): UiConfig {
  current ??= readUiConfig(readStored(KEY));
  return current;
}

export function setUiConfig(change: Partial<UiConfig>): void {
  current = { ...uiConfig(), ...change };
  writeStored(KEY, current);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useUiConfig(): UiConfig {
  return useSyncExternalStore(subscribe, uiConfig);
}
