import type { LiveEvent } from "@fixpoint/contracts";
import { featureFlags } from "./feature-flags.ts";
import { createStore } from "./store.ts";

export const MOST_EVENTS = 50;

export interface LoggedEvent {
  serial: number;
  /** When it came, by this machine's clock. */
  at: string;
  event: LiveEvent;
}

const store = createStore<readonly LoggedEvent[]>(() => []);
let serial = 0;

/** Keeps the last 50 events of the connection, newest first, for the internal pages. */
export function logEvent(event: LiveEvent): void {
  if (featureFlags().enableSSEConsoleLogs) console.info("[sse]", event.type, event);
  serial += 1;
  store.set([{ serial, at: new Date().toISOString(), event }, ...store.get()].slice(0, MOST_EVENTS));
}

export const loggedEvents = store.get;
export const useEventLog = store.use;
