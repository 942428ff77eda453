import { useSyncExternalStore } from "react";
import { z } from "zod";
import { readStored, writeStored } from "./storage.ts";

const KEY = "uiConfig";

const lastView = z.string().optional().catch(undefined);

/** The last view of each group of the bug list, and the searches that were given a name. */
const BugsViews = z.object({
  all: lastView,
  agentic: lastView,
  pr: lastView,
  archived: lastView,
  notApplicable: lastView,
  saved: z.array(z.object({ name: z.string(), search: z.string() })).catch([]),
});
export type SavedSearch = z.infer<typeof BugsViews>["saved"][number];

const UiConfig = z.object({
  theme: z.enum(["light", "dark"]).nullable().catch(null),
  density: z.enum(["comfortable", "compact"]).catch("comfortable"),
  bugsViews: BugsViews.catch({ saved: [] }),
  /** Open state of folding sections, by name. */
  collapsible: z.record(z.string(), z.boolean()).catch({}),
  bugOverview: z
    .object({ showLeftSectionOnboardingWidget: z.boolean().catch(true) })
    .catch({ showLeftSectionOnboardingWidget: true }),
  diff: z.enum(["split", "unified"]).catch("unified"),
  /** Keys that act without Ctrl, Alt or Cmd (WCAG 2.1.4 wants a way to switch them off). */
  singleKeyShortcuts: z.boolean().catch(true),
  timeFormat: z.enum(["relative", "absolute"]).catch("relative"),
});
export type UiConfig = z.infer<typeof UiConfig>;

let current: UiConfig | null = null;
const listeners = new Set<() => void>();

/** What the person chose on this machine; a missing or broken part takes its default. */
export function uiConfig(): UiConfig {
  const stored = readStored(KEY);
  current ??= UiConfig.parse(typeof stored === "object" && stored !== null ? stored : {});
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
