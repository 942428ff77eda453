// A size-bounded cache with per-entry expiry, tags and shared loading.

const UNITS = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 };

export function parseTtl(ttl) {
  if (typeof ttl === "number") return ttl;
  const match = /^(\d+(?:\.\d+)?)\s*(ms|s|m|h)$/.exec(ttl.trim());
  if (!match) throw new Error(`bad ttl: ${ttl}`);
  return Number(match[1]) * UNITS[match[2]];
}

export class ExpiringCache {
  #entries = new Map();
  #loading = new Map();
  #stats = { hits: 0, misses: 0, evicted: 0 };
  #maxSize;
  #defaultTtl;
  #sliding;
  #now;

  constructor({ maxSize = 500, ttl = "5m", sliding = false, now = () => Date.now() } = {}) {
    this.#maxSize = maxSize;
    this.#defaultTtl = parseTtl(ttl);
    this.#sliding = sliding;
    this.#now = now;
  }

  set(key, value, { ttl, tags = [] } = {}) {
    const lifetime = ttl === undefined ? this.#defaultTtl : parseTtl(ttl);
    this.#entries.delete(key);
    this.#entries.set(key, {
      value,
      lifetime,
      expiresAt: this.#now() + lifetime,
      tags: new Set(tags),
    });
    this.#shrink();
  }

  get(key) {
    const entry = this.#fresh(key);
    if (!entry) {
      this.#stats.misses += 1;
      return undefined;
    }
    this.#stats.hits += 1;
    this.#touch(key, entry);
    return entry.value;
  }

  has(key) {
    return this.#fresh(key) !== null;
  }

  delete(key) {
    this.#loading.delete(key);
    return this.#entries.delete(key);
  }

  // Concurrent callers for one key share a single load.
  async getOrLoad(key, loader, options = {}) {
    if (this.has(key)) return this.get(key);
    const pending = this.#loading.get(key);
    if (pending) return pending;
    this.#stats.misses += 1;

    const load = Promise.resolve().then(() => loader(key));
    this.#loading.set(key, load);
    try {
      const value = await load;
      if (this.#loading.get(key) === load) this.set(key, value, options);
      return value;
    } finally {
      if (this.#loading.get(key) === load) this.#loading.delete(key);
    }
  }

  invalidateTag(tag) {
    let removed = 0;
    for (const [key, entry] of this.#entries) {
      if (!entry.tags.has(tag)) continue;
      this.#entries.delete(key);
      removed += 1;
    }
    return removed;
  }

  purgeExpired() {
    const now = this.#now();
    for (const [key, entry] of this.#entries) {
      if (entry.expiresAt <= now) this.#entries.delete(key);
    }
  }

  stats() {
    const { hits, misses, evicted } = this.#stats;
    const lookups = hits + misses;
    return {
      hits,
      misses,
      evicted,
      size: this.#entries.size,
      hitRate: lookups === 0 ? 0 : hits / lookups,
    };
  }

  #fresh(key) {
    const entry = this.#entries.get(key);
    if (!entry) return null;
    if (entry.expiresAt <= this.#now()) {
      this.#entries.delete(key);
      return null;
    }
    return entry;
  }

  // Map order doubles as recency order, oldest first.
  #touch(key, entry) {
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    if (this.#sliding) entry.expiresAt = this.#now() + entry.lifetime;
  }

  #shrink() {
    if (this.#entries.size <= this.#maxSize) return;
    this.purgeExpired();
    while (this.#entries.size > this.#maxSize) {
      const [oldest] = this.#entries.keys();
      this.#entries.delete(oldest);
      this.#stats.evicted += 1;
    }
  }
}
