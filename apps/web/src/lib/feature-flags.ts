import type { FeatureFlags } from "@fixpoint/contracts";
import { readStored, writeStored } from "./storage.ts";
import { createStore } from "./store.ts";

const KEY = "featureFlags";
const OBSOLETE = "bugListViewV2";
const OFF: FeatureFlags = { showGoldenBoyBug: false, enableSSEConsoleLogs: false };

/** What is on in this browser; everything else is off. An obsolete flag is taken out of the storage when it is found. */
export function readFeatureFlags(): FeatureFlags {
  const stored = readStored(KEY);
  if (typeof stored !== "object" || stored === null) return OFF;
  if (OBSOLETE in stored) {
    const { [OBSOLETE]: _, ...kept } = stored as Record<string, unknown>;
    writeStored(KEY, kept);
  }
  const flags = stored as Partial<Record<keyof FeatureFlags, unknown>>;
  return {
    showGoldenBoyBug: flags.showGoldenBoyBug === true,
    enableSSEConsoleLogs: flags.enableSSEConsoleLogs === true,
  };
}

const store = createStore(readFeatureFlags);
export const featureFlags = store.get;
export const useFeatureFlags = store.use;

export function setFeatureFlags(change: Partial<FeatureFlags>): void {
  const flags = { ...store.get(), ...change };
  writeStored(KEY, flags);
  store.set(flags);
}

export function resetFeatureFlags(): void {
  setFeatureFlags(OFF);
}
