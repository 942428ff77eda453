/**
 * Runs asynchronous jobs, at most `limit` of them at the same time, in the order
 * in which they have been added.
 */
export class JobQueue {
  #running = 0;
  #waiting = [];

  constructor(limit = 1) {
    if (!(limit >= 1)) throw new RangeError('limit has to be 1 or more');
    this.limit = limit;
  }

  /** Jobs that are running or waiting. */
  get size() {
    return this.#running + this.#waiting.length;
  }

  /** Adds a job; the promise is settled with what becomes of the job. */
  add(job) {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ job, resolve, reject });
      this.#next();
    });
  }

  async #next() {
    if (this.#running >= this.limit || this.#waiting.length === 0) return;
    const { job, resolve, reject } = this.#waiting.shift();
    this.#running += 1;
    try {
      const result = await job();
      this.#running -= 1;
      resolve(result);
    } catch (error) {
      reject(error);
    }
    this.#next();
  }
}
