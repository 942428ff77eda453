interface Options<T> {
  delayMs: number;
  size: number;
  flush: (items: T[]) => void;
}

/** Gathers items and hands them on together: `delayMs` after the first one, or at once when `size` are there. */
export function createBatcher<T>(options: Options<T>): { add: (item: T) => void; flushNow: () => void } {
  let items: T[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flushNow(): void {
    clearTimeout(timer);
    timer = undefined;
    if (items.length === 0) return;
    const batch = items;
    items = [];
    options.flush(batch);
  }

  return {
    flushNow,
    add(item) {
      items.push(item);
      if (items.length >= options.size) return flushNow();
      timer ??= setTimeout(flushNow, options.delayMs);
    },
  };
}
