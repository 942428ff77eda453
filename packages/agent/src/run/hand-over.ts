/** What a source that may pause has not given yet. */
export const LATER = Symbol("later");

/** Items that are handed over one after the other. Whoever hands them over may wait for what became of the last one. */
export interface HandOver<T> {
  next(): Promise<T>;
  /** The same, or `LATER` where `other` settles first; what was asked for comes the next time. */
  nextBefore(other: Promise<unknown>): Promise<T | typeof LATER>;
}

export function handOver<T>(next: () => Promise<T>): HandOver<T> {
  let asked: Promise<T> | null = null;
  const later = (): typeof LATER => LATER;
  return {
    async next() {
      const item = await (asked ??= next());
      asked = null;
      return item;
    },
    async nextBefore(other) {
      const item = await Promise.race([(asked ??= next()), other.then(later, later)]);
      if (item !== LATER) asked = null;
      return item;
    },
  };
}
