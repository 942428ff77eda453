'use strict';

/**
 * Holds on one title of a village library: readers wait in order for the next
 * returned copy.
 */
class HoldQueue {
  constructor(copies) {
    this.free = copies;
    this.waiting = [];
    this.lent = new Map();
  }

  /** Lends a copy at once or puts the reader in the queue; returns the position. */
  request(reader, day) {
    if (this.lent.has(reader) || this.position(reader) > 0) {
      throw new Error(`${reader} has this title already or waits for it`);
    }
    if (this.free > 0 && this.waiting.length === 0) {
      this.free -= 1;
      this.lent.set(reader, day);
      return 0;
    }
    this.waiting.push({ reader, since: day });
    return this.waiting.length;
  }

  /** Place in the queue from 1; 0 for a reader who does not wait. */
  position(reader) {
    return this.waiting.findIndex((hold) => hold.reader === reader) + 1;
  }

  /** Takes the reader out of the queue. Returns whether the reader was in it. */
  cancel(reader) {
    const index = this.waiting.findIndex((hold) => hold.reader === reader);
    const removed = this.waiting.splice(index, 1);
    return removed.length > 0;
  }

  /** A copy comes back and goes to the first reader in the queue, whose name is returned. */
  giveBack(reader, day) {
    if (!this.lent.delete(reader)) {
      throw new Error(`${reader} has no copy`);
    }
    const next = this.waiting.shift();
    if (!next) {
      this.free += 1;
      return null;
    }
    this.lent.set(next.reader, day);
    return next.reader;
  }

  /** Longest time in days that somebody in the queue has been waiting. */
  longestWait(today) {
    return Math.max(0, ...this.waiting.map((hold) => today - hold.since));
  }
}

module.exports = { HoldQueue };
