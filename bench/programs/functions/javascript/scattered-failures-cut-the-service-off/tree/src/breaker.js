export class BreakerOpen extends Error {
  name = 'BreakerOpen';
}

/**
 * Keeps a service that is down from being called again and again: after
 * `limit` failures in a row no call is let through for `pause` milliseconds.
 * The first one after that is a trial: if it fails, too, the next pause
 * begins, if it works out everything is as at the beginning.
 */
export class Breaker {
  #limit;
  #pause;
  #now;
  #failures = 0;
  #openUntil = -Infinity;

  constructor({ limit = 3, pause = 1000, now = Date.now } = {}) {
    this.#limit = limit;
    this.#pause = pause;
    this.#now = now;
  }

  get open() {
    return this.#now() < this.#openUntil;
  }

  async call(task) {
    if (this.open) throw new BreakerOpen('not called, the service is down');
    try {
      const result = await task();
      return result;
    } catch (err) {
      this.#failures += 1;
      if (this.#failures >= this.#limit) this.#openUntil = this.#now() + this.#pause;
      throw err;
    }
  }

  /** A task that goes through the breaker. */
  wrap(task) {
    return (...args) => this.call(() => task(...args));
  }
}
