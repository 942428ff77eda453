"use strict";

/**
 * A small cache in front of a slow loader.
 *
 *   const cache = new LoaderCache((id) => fetchUser(id), { ttl: 30_000, max: 200 });
 *   await cache.get("u1");
 *
 * Calls for a key that is being loaded already share that load.
 */
class LoaderCache {
  #load;
  #entries = new Map(); // key -> { value, expiresAt }, least recently used first
  #pending = new Map(); // key -> promise

  constructor(load, { ttl = 60_000, max = 100, now = Date.now } = {}) {
    if (typeof load !== "function") throw new TypeError("load must be a function");
    this.#load = load;
    this.ttl = ttl;
    this.max = max;
    this.now = now;
    this.stats = { hits: 0, misses: 0 };
  }

  get size() {
    return this.#entries.size;
  }

  async get(key) {
    const entry = this.#fresh(key);
    if (entry) {
      this.stats.hits++;
      return entry.value;
    }
    this.stats.misses++;

    const running = this.#pending.get(key);
    if (running) return running;

    const promise = Promise.resolve(this.#load(key)).then((value) => {
      this.#pending.delete(key);
      this.set(key, value);
      return value;
    });
    this.#pending.set(key, promise);
    return promise;
  }

  /** The value if it is there and fresh, without loading anything. */
  peek(key) {
    return this.#fresh(key)?.value;
  }

  set(key, value) {
    this.#entries.delete(key);
    this.#entries.set(key, { value, expiresAt: this.now() + this.ttl });
    while (this.#entries.size > this.max) {
      const [oldest] = this.#entries.keys();
      this.#entries.delete(oldest);
    }
  }

  invalidate(key) {
    return this.#entries.delete(key);
  }

  clear() {
    this.#entries.clear();
  }

  #fresh(key) {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    this.#entries.delete(key);
    if (entry.expiresAt <= this.now()) return undefined;
    this.#entries.set(key, entry);
    return entry;
  }
}

module.exports = { LoaderCache };
