'use strict';

// Watches one greenhouse probe. An alarm is raised only when `needed`
// readings in a row are above the limit; it is cleared by the first reading
// at or below `limit - margin`.
class ProbeWatch {
  constructor({ limit, margin = 1, needed = 3 }) {
    this.limit = limit;
    this.margin = margin;
    this.needed = needed;
    this.hot = 0;
    this.alarm = false;
    this.log = [];
  }

  push(minute, celsius) {
    if (celsius === null) {
      // a lost radio frame says nothing about the temperature
      return this.alarm;
    }
    if (celsius > this.limit) {
      this.hot += 1;
      if (!this.alarm && this.hot >= this.needed) {
        this.alarm = true;
        this.log.push(`${minute} alarm ${celsius}`);
      }
      return this.alarm;
    }
    if (this.alarm && celsius <= this.limit - this.margin) {
      this.alarm = false;
      this.hot = 0;
      this.log.push(`${minute} clear ${celsius}`);
    }
    return this.alarm;
  }

  pushAll(readings) {
    for (const [minute, celsius] of readings) {
      this.push(minute, celsius);
    }
    return this.log;
  }
}

function summary(watches) {
  const names = Object.keys(watches).filter((name) => watches[name].alarm);
  return names.length ? `ALARM: ${names.sort().join(', ')}` : 'all quiet';
}

module.exports = { ProbeWatch, summary };
