/**
 * The files that were opened last, at most `limit` of them.
 */
export class RecentFiles {
  #paths = new Set();

  constructor(limit = 10) {
    if (!(limit >= 1)) throw new RangeError('limit must be at least 1');
    this.limit = limit;
  }

  /** Puts `path` in front; the one that was not opened for the longest time goes. */
  open(path) {
    this.#paths.delete(path);
    this.#shrink();
    this.#paths.add(path);
    return this;
  }

  forget(path) {
    return this.#paths.delete(path);
  }

  resize(limit) {
    this.limit = limit;
    this.#shrink();
  }

  /** Latest first. */
  list() {
    return [...this.#paths].reverse();
  }

  #shrink() {
    for (const oldest of this.#paths) {
      if (this.#paths.size <= this.limit) break;
      this.#paths.delete(oldest);
    }
  }
}
