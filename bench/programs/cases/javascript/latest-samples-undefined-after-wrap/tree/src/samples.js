'use strict';

/**
 * Keeps the last `size` samples of a pressure gauge in a fixed array, so that the
 * device never allocates while it measures.
 */
class SampleBuffer {
  constructor(size) {
    if (!Number.isInteger(size) || size < 1) {
      throw new RangeError('size must be a positive whole number');
    }
    this.slots = new Array(size);
    this.next = 0;
    this.count = 0;
  }

  get size() {
    return this.slots.length;
  }

  push(value) {
    this.slots[this.next] = value;
    this.next = (this.next + 1) % this.size;
    this.count = Math.min(this.count + 1, this.size);
    return this;
  }

  /** The newest `n` samples, newest first; fewer when there are not so many. */
  latest(n) {
    const result = [];
    for (let back = 1; back <= Math.min(n, this.count); back += 1) {
      result.push(this.slots[(this.next - back) % this.size]);
    }
    return result;
  }

  /** All samples from the oldest to the newest. */
  toArray() {
    return this.latest(this.count).reverse();
  }

  /** Mean of the newest `n` samples, null without any. */
  mean(n = this.count) {
    const values = this.latest(n);
    if (values.length === 0) {
      return null;
    }
    return values.reduce((sum, value) => sum + value, 0) / values.length;
  }

  /** Difference between the newest sample and the one `n` before it. */
  change(n = 1) {
    const values = this.latest(n + 1);
    return values.length > n ? values[0] - values[n] : null;
  }

  clear() {
    this.next = 0;
    this.count = 0;
  }
}

module.exports = { SampleBuffer };
