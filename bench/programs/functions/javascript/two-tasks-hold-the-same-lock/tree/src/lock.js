/**
 * Lets tasks for the same key run one after the other, in the order in which
 * they were handed in. Tasks for different keys do not wait for each other.
 */
export class KeyLock {
  #last = new Map();

  /** Runs `task` when its turn has come; gives its result or its error. */
  async run(key, task) {
    const before = this.#last.get(key);
    let release;
    const mine = new Promise((resolve) => { release = resolve; });
    this.#last.set(key, mine);
    if (before) await before;
    try {
      return task();
    } finally {
      if (this.#last.get(key) === mine) this.#last.delete(key);
      release();
    }
  }

  /** Whether something runs or waits for this key. */
  busy(key) {
    return this.#last.has(key);
  }

  /** All keys for which something runs or waits. */
  get keys() {
    return [...this.#last.keys()];
  }
}
