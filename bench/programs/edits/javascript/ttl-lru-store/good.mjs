// Least-recently-used store with per-entry expiry and a total weight limit.

export class LruStore {
  #entries = new Map();
  #totalWeight = 0;
  #pending = new Map();

  constructor({
    maxEntries = 100, maxWeight = Infinity, ttlMs = 0,
    weigh = () => 1, onEvict = null, now = Date.now,
  } = {}) {
    if (maxEntries < 1) throw new RangeError('maxEntries must be positive');
    this.maxEntries = maxEntries;
    this.maxWeight = maxWeight;
    this.ttlMs = ttlMs;
    this.weigh = weigh;
    this.onEvict = onEvict;
    this.now = now;
    this.stats = { hits: 0, misses: 0, evictions: 0 };
  }

  get size() {
    return this.#entries.size;
  }

  get totalWeight() {
    return this.#totalWeight;
  }

  #isExpired(entry) {
    return entry.expiresAt !== null && entry.expiresAt <= this.now();
  }

  #remove(key) {
    const entry = this.#entries.get(key);
    if (!entry) return null;
    this.#entries.delete(key);
    this.#totalWeight -= entry.weight;
    return entry;
  }

  #lookup(key) {
    const entry = this.#entries.get(key);
    if (!entry) return null;
    if (this.#isExpired(entry)) {
      this.#remove(key);
      return null;
    }
    return entry;
  }

  has(key) {
    return this.#lookup(key) !== null;
  }

  peek(key) {
    return this.#lookup(key)?.value;
  }

  get(key) {
    const entry = this.#lookup(key);
    if (entry === null) {
      this.stats.misses += 1;
      return undefined;
    }
    this.stats.hits += 1;
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry.value;
  }

  set(key, value, { ttlMs = this.ttlMs } = {}) {
    const weight = this.weigh(value, key);
    this.#remove(key);
    if (weight > this.maxWeight) return false;
    const expiresAt = ttlMs > 0 ? this.now() + ttlMs : null;
    this.#entries.set(key, { value, weight, expiresAt });
    this.#totalWeight += weight;
    this.#shrink();
    return true;
  }

  delete(key) {
    return this.#remove(key) !== null;
  }

  clear() {
    this.#entries.clear();
    this.#totalWeight = 0;
  }

  #shrink() {
    if (!this.#isOverfull()) return;
    this.prune();
    while (this.#isOverfull()) {
      const [oldestKey] = this.#entries.keys();
      const { value } = this.#remove(oldestKey);
      this.stats.evictions += 1;
      this.onEvict?.(oldestKey, value);
    }
  }

  #isOverfull() {
    return this.#entries.size > this.maxEntries || this.#totalWeight > this.maxWeight;
  }

  prune() {
    let removed = 0;
    for (const [key, entry] of [...this.#entries]) {
      if (!this.#isExpired(entry)) continue;
      this.#remove(key);
      removed += 1;
    }
    return removed;
  }

  // Concurrent callers of the same key share one load.
  async getOrLoad(key, load) {
    if (this.has(key)) return this.get(key);
    const running = this.#pending.get(key);
    if (running) return running;

    const promise = (async () => {
      try {
        const value = await load(key);
        this.set(key, value);
        return value;
      } finally {
        this.#pending.delete(key);
      }
    })();
    this.#pending.set(key, promise);
    return promise;
  }

  keys() {
    this.prune();
    return [...this.#entries.keys()].reverse();
  }
}
