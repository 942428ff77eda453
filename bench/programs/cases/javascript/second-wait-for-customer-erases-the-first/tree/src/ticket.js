"use strict";

const HOUR = 3_600_000;
const HOURS_TO_SOLVE = { urgent: 4, high: 8, normal: 24, low: 72 };

/**
 * A ticket has to be solved within a number of hours, by priority. While we
 * wait for the customer the clock stands still and the deadline moves on.
 * All times are milliseconds.
 */
class Ticket {
  constructor({ id, priority = "normal", openedAt }) {
    if (!(priority in HOURS_TO_SOLVE)) throw new RangeError(`Unknown priority: ${priority}`);
    this.id = id;
    this.priority = priority;
    this.openedAt = openedAt;
    this.status = "open"; // "open", "waiting" or "solved"
    this.waitingSince = null;
    this.waitedMs = 0;
    this.solvedAt = null;
  }

  waitForCustomer(now) {
    this.#expect("open");
    this.status = "waiting";
    this.waitingSince = now;
  }

  customerReplied(now) {
    this.#expect("waiting");
    this.status = "open";
    this.#stopWaiting(now);
  }

  solve(now) {
    this.#expect("open", "waiting");
    if (this.status === "waiting") this.#stopWaiting(now);
    this.status = "solved";
    this.solvedAt = now;
  }

  /** The deadline as things stand; it keeps moving while we wait. */
  dueAt(now) {
    const waiting = this.status === "waiting" ? now - this.waitingSince : 0;
    return this.openedAt + HOURS_TO_SOLVE[this.priority] * HOUR + this.waitedMs + waiting;
  }

  isLate(now) {
    return (this.solvedAt ?? now) > this.dueAt(now);
  }

  #stopWaiting(now) {
    this.waitedMs = now - this.waitingSince;
    this.waitingSince = null;
  }

  #expect(...statuses) {
    if (!statuses.includes(this.status)) throw new Error(`Ticket ${this.id} is ${this.status}`);
  }
}

module.exports = { Ticket, HOUR };
