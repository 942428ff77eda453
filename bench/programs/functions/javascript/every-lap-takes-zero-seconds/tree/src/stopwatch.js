'use strict';

/** 83450 -> '1:23.4' */
function formatMillis(millis) {
  const tenths = Math.floor(millis / 100);
  const minutes = Math.floor(tenths / 600);
  const seconds = String(Math.floor((tenths % 600) / 10)).padStart(2, '0');
  return `${minutes}:${seconds}.${tenths % 10}`;
}

class Stopwatch {
  /** @param {() => number} clock tells the time in milliseconds */
  constructor(clock = Date.now) {
    this.clock = clock;
    this.laps = [];
    this.started = null;
  }

  start() {
    this.laps = [];
    this.started = this.clock();
    this.mark = this.started;
    return this;
  }

  /** Milliseconds since the start. */
  total() {
    if (this.started === null) throw new Error('not started');
    return this.clock() - this.started;
  }

  /** Ends a lap and returns its milliseconds; the next lap begins at once. */
  lap() {
    if (this.started === null) throw new Error('not started');
    const now = this.clock();
    this.mark = now;
    const millis = now - this.mark;
    this.laps.push(millis);
    return millis;
  }
}

module.exports = { Stopwatch, formatMillis };
