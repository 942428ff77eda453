import { UseOrder } from './order.js';

/**
 * Least recently used cache; entries end after ttl milliseconds. Any value
 * may be stored, undefined and null too.
 */
export class Cache {
  constructor({ max = 100, ttl = Infinity, clock = Date.now, onEvict = null } = {}) {
    if (max < 1) {
      throw new RangeError('max must be at least 1');
    }
    this.max = max;
    this.ttl = ttl;
    this.clock = clock;
    this.onEvict = onEvict;
    this.entries = new Map();
    this.order = new UseOrder();
    this.hits = 0;
    this.misses = 0;
  }

  /** The live entry of a key; a dead one is removed. */
  entry(key) {
    const entry = this.entries.get(key);
    if (entry && entry.until <= this.clock()) {
      this.drop(key, 'expired');
      return undefined;
    }
    return entry;
  }

  has(key) {
    return this.entry(key) !== undefined;
  }

  get(key, fallback = undefined) {
    const entry = this.entry(key);
    if (!entry) {
      this.misses += 1;
      return fallback;
    }
    this.hits += 1;
    this.order.touch(key);
    return entry.value;
  }

  set(key, value, { ttl = this.ttl } = {}) {
    this.entries.set(key, { value, until: this.clock() + ttl });
    this.order.touch(key);
    while (this.order.size > this.max) {
      this.drop(this.order.oldest(), 'full');
    }
    return this;
  }

  delete(key) {
    this.order.forget(key);
    return this.entries.delete(key);
  }

  drop(key, reason) {
    const entry = this.entries.get(key);
    this.delete(key);
    if (this.onEvict) {
      this.onEvict(key, entry.value, reason);
    }
  }

  clear() {
    for (const key of this.order.list()) {
      this.delete(key);
    }
  }

  get size() {
    return this.entries.size;
  }
}
