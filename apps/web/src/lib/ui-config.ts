import { useSyncExternalStore } from "react";
import { z } from "zod";
import { readStored, writeStored } from "./storage.ts";

const KEY = "uiConfig";

const UiConfig = z.object({
  theme: z.enum(["light", "dark"]).nullable().catch(null),
  density: z.enum(["comfortable", "compact"]).catch("comfortable"),
  /** Last view of each group of the bug list. */
  bugsViews: z.record(z.string(), z.string()).catch({}),
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
