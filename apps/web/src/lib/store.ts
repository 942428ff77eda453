import { useSyncExternalStore } from "react";

/** A value outside the components, and a hook that follows it. */
export function createStore<T>(read: () => T) {
  let current: { value: T } | null = null;
  const listeners = new Set<() => void>();

  function get(): T {
    current ??= { value: read() };
    return current.value;
  }
  function set(value: T): void {
    current = { value };
    for (const listener of listeners) listener();
  }
  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }
  return { get, set, use: () => useSyncExternalStore(subscribe, get) };
}
