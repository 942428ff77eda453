import { Cache } from './cache.js';

/** Cache in front of a slow function; equal keys share one running load. */
export class LoadingCache {
  constructor(load, options = {}) {
    this.load = load;
    this.cache = new Cache(options);
    this.running = new Map();
  }

  /** Loads a key at most once per lifetime; failures are not kept. */
  async get(key) {
    const known = this.cache.get(key);
    if (known) {
      return known;
    }
    if (this.running.has(key)) {
      return this.running.get(key);
    }
    const promise = this.fetch(key);
    this.running.set(key, promise);
    return promise;
  }

  async fetch(key) {
    try {
      const value = await this.load(key);
      this.cache.set(key, value);
      return value;
    } finally {
      this.running.delete(key);
    }
  }

  async getMany(keys) {
    return Promise.all(keys.map((key) => this.get(key)));
  }

  refresh(key) {
    this.cache.delete(key);
    return this.get(key);
  }
}
