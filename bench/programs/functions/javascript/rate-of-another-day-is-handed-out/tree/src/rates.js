/**
 * Exchange rates by day. `fetchRate(from, to, day)` asks the bank for one and
 * gives a promise; every rate is asked for only once. A request that failed is
 * forgotten, so that the next one tries again.
 */
export class RateBook {
  #fetchRate;
  #known = new Map();

  constructor(fetchRate) {
    this.#fetchRate = fetchRate;
  }

  rate(from, to, day) {
    if (from === to) return Promise.resolve(1);
    const key = [from, to].join('/');
    if (!this.#known.has(key)) {
      const request = Promise.resolve(this.#fetchRate(from, to, day));
      request.catch(() => this.#known.delete(key));
      this.#known.set(key, request);
    }
    return this.#known.get(key);
  }

  /** An amount in another currency, rounded to cents. */
  async convert(amount, from, to, day) {
    const rate = await this.rate(from, to, day);
    return Math.round(amount * rate * 100) / 100;
  }

  /** How many rates have been asked for. */
  get size() {
    return this.#known.size;
  }
}
