import { useSyncExternalStore } from "react";
import { oneOf } from "./search-params.ts";
import { readStored, writeStored } from "./storage.ts";

const KEY = "uiConfig";

export interface UiConfig {
  theme: "light" | "dark" | null;
  density: "comfortable" | "compact";
  /** Last view of each group of the bug list. */
  bugsViews: Record<string, string>;
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

const isText = (value: unknown) => typeof value === "string";
const isSwitch = (value: unknown) => typeof value === "boolean";

function readUiConfig(stored: unknown): UiConfig {
  const { theme, density, bugsViews, collapsible, bugOverview, diff, singleKeyShortcuts, timeFormat } = recordOf(stored);
  return {
    theme: oneOf(theme, ["light", "dark"]) ?? null,
    density: oneOf(density, ["compact"]) ?? "comfortable",
    bugsViews: entriesOf(bugsViews, isText),
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
