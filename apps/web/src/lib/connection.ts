import { useSyncExternalStore } from "react";
import type { ConnectionState } from "./event-stream.ts";

interface Connection {
  state: ConnectionState;
  /** When it was last lost; null while it is well. */
  lostAt: number | null;
  retryNow: () => void;
}

let connection: Connection = { state: "disconnected", lostAt: null, retryNow: () => undefined };
const listeners = new Set<() => void>();

export function setConnection(change: Partial<Connection>): void {
  connection = { ...connection, ...change };
  for (const listener of listeners) listener();
}

/** How the live connection stands, for the header and the banner. */
export function useConnection(): Connection {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => connection,
  );
}
