'use strict';

const { parsePlan } = require('./plan.js');

class IntervalTimer {
  constructor(plan) {
    this.phases = parsePlan(plan);
    this.index = 0;
    this.elapsed = 0; // seconds since the current phase began
    this.paused = false;
  }

  get current() {
    return this.phases[this.index] ?? null;
  }

  get finished() {
    return this.current === null;
  }

  // Seconds left in the current phase.
  get left() {
    return this.finished ? 0 : this.current.seconds - this.elapsed;
  }

  get total() {
    return this.phases.reduce((sum, phase) => sum + phase.seconds, 0);
  }

  pause() {
    this.paused = true;
  }

  resume() {
    this.paused = false;
  }

  skip() {
    if (!this.finished) {
      this.index += 1;
      this.elapsed = 0;
    }
  }

  // Lets some seconds pass; returns the names of the phases that began meanwhile.
  // The app calls this every second, but seldom when the screen is off.
  tick(seconds = 1) {
    const begun = [];
    if (this.paused || this.finished) {
      return begun;
    }
    this.elapsed += seconds;
    while (!this.finished && this.elapsed >= this.current.seconds) {
      this.elapsed = 0;
      this.index += 1;
      begun.push(this.finished ? 'done' : this.current.name);
    }
    return begun;
  }
}

module.exports = { IntervalTimer };
