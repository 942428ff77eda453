/**
 * Keeps the values that were used most recently, at most `max` of them. If there
 * are more, the one whose last use is the longest ago goes first.
 */
export class RecentCache {
  #entries = new Map();

  constructor(max) {
    if (!Number.isInteger(max) || max < 1) throw new RangeError(`bad size: ${max}`);
    this.max = max;
  }

  /** Number of values that are kept. */
  get size() {
    return this.#entries.size;
  }

  keys() {
    return [...this.#entries.keys()];
  }

  /** The value of a key, or undefined. This is a use. */
  get(key) {
    if (!this.#entries.has(key)) return undefined;
    const value = this.#entries.get(key);
    this.#entries.delete(key);
    this.#entries.set(key, value);
    return value;
  }

  /** Keeps a value. This is a use as well. */
  set(key, value) {
    this.#entries.delete(key);
    this.#entries.set(key, value);
    if (this.#entries.length > this.max) {
      const [oldest] = this.#entries.keys();
      this.#entries.delete(oldest);
    }
    return this;
  }
}
