interface Batch<T, R> {
  items: T[];
  done: Promise<R[]>;
}

/**
 * Performs what is given under a key at once when nothing of that key runs;
 * what comes meanwhile gathers, in order, and is performed together. A burst
 * costs a few commits instead of one each, and a single call waits for nothing.
 *
 * `perform` answers one result an item. When it fails, all whose items it had are told.
 */
export function createGatherer<T, R>(
  perform: (key: string, items: T[]) => Promise<R[]>,
): (key: string, items: readonly T[]) => Promise<R[]> {
  const running = new Map<string, Promise<unknown>>();
  const gathering = new Map<string, Batch<T, R>>();

  function start(key: string, items: T[]): Promise<R[]> {
    const done = perform(key, items);
    const settled = done.catch(() => {});
    running.set(key, settled);
    void settled.then(() => running.get(key) === settled && running.delete(key));
    return done;
  }

  function startGathered(key: string, batch: Batch<T, R>): Promise<R[]> {
    gathering.delete(key);
    return start(key, batch.items);
  }

  return async function gather(key, items) {
    const before = running.get(key);
    if (!before) return start(key, [...items]);
    let batch = gathering.get(key);
    if (!batch) {
      const fresh: Batch<T, R> = { items: [], done: before.then(() => startGathered(key, fresh)) };
      gathering.set(key, fresh);
      batch = fresh;
    }
    const from = batch.items.length;
    batch.items.push(...items);
    const results = await batch.done;
    return results.slice(from, from + items.length);
  };
}
