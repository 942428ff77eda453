// Collects single requests into batches, with a delay, retries and limits.

const DEFAULTS = {
  maxSize: 10,
  maxDelayMs: 20,
  maxConcurrent: 2,
  retries: 2,
  backoffMs: 50,
  keyOf: (item) => item,
  isRetryable: () => true,
};

const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

export function backoffDelay(attempt, baseMs, capMs = 5000) {
  return Math.min(capMs, baseMs * 2 ** (attempt - 1));
}

export class BatchScheduler {
  #queue = [];
  #byKey = new Map();
  #timer = null;
  #running = 0;
  #ready = [];
  #idleWaiters = [];
  #closed = false;

  constructor(runBatch, options = {}) {
    this.runBatch = runBatch;
    this.options = { ...DEFAULTS, ...options };
    this.stats = { batches: 0, items: 0, retries: 0, failures: 0 };
  }

  get isIdle() {
    return this.#queue.length === 0 && this.#ready.length === 0 && this.#running === 0;
  }

  // Equal items waiting in the same batch share one result.
  add(item) {
    if (this.#closed) return Promise.reject(new Error('Scheduler is closed'));
    const key = this.options.keyOf(item);
    const waiting = this.#byKey.get(key);
    if (waiting) return waiting.promise;

    const entry = { item };
    entry.promise = new Promise((resolve, reject) => {
      Object.assign(entry, { resolve, reject });
    });
    this.#byKey.set(key, entry);
    this.#queue.push(entry);
    if (this.#queue.length >= this.options.maxSize) {
      this.flush();
    } else if (this.#timer === null) {
      this.#timer = setTimeout(() => this.flush(), this.options.maxDelayMs);
    }
    return entry.promise;
  }

  flush() {
    clearTimeout(this.#timer);
    this.#timer = null;
    if (this.#queue.length === 0) return;
    this.#ready.push(this.#queue);
    this.#queue = [];
    this.#byKey.clear();
    this.#pump();
  }

  #pump() {
    while (this.#running < this.options.maxConcurrent && this.#ready.length > 0) {
      const batch = this.#ready.shift();
      this.#running += 1;
      this.#process(batch).finally(() => {
        this.#running -= 1;
        this.#pump();
        this.#notifyIdle();
      });
    }
  }

  async #attempt(batch) {
    const items = batch.map((entry) => entry.item);
    for (let attempt = 1; ; attempt++) {
      try {
        const results = await this.runBatch(items);
        if (results.length !== items.length) {
          throw new Error(`Expected ${items.length} results, got ${results.length}`);
        }
        return results;
      } catch (error) {
        if (attempt > this.options.retries || !this.options.isRetryable(error)) throw error;
        this.stats.retries += 1;
        await sleep(backoffDelay(attempt, this.options.backoffMs));
      }
    }
  }

  async #process(batch) {
    this.stats.batches += 1;
    this.stats.items += batch.length;
    try {
      const results = await this.#attempt(batch);
      batch.forEach((entry, i) => {
        const result = results[i];
        if (result instanceof Error) entry.reject(result);
        else entry.resolve(result);
      });
    } catch (error) {
      this.stats.failures += 1;
      for (const entry of batch) entry.reject(error);
    }
  }

  #notifyIdle() {
    if (!this.isIdle) return;
    const waiters = this.#idleWaiters;
    this.#idleWaiters = [];
    for (const resolve of waiters) resolve();
  }

  whenIdle() {
    if (this.isIdle) return Promise.resolve();
    return new Promise((resolve) => this.#idleWaiters.push(resolve));
  }

  async close() {
    this.#closed = true;
    this.flush();
    await this.whenIdle();
  }
}
