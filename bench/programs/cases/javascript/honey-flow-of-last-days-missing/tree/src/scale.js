'use strict';

/**
 * Hive scale: readings are { day, weight } in kilograms, one a day, in order.
 * A honey flow is a stretch of days in which the hive gains at least `minGain`
 * a day.
 */

const round = (value) => Math.round(value * 10) / 10;

/** Gain of each day against the day before; the first day has none. */
function dailyGains(readings) {
  return readings.slice(1).map((reading, i) => ({
    day: reading.day,
    gain: round(reading.weight - readings[i].weight),
  }));
}

/**
 * The honey flows, each as { from, to, gain } with its first and last day.
 * Flows shorter than `minDays` are left out.
 */
function flows(readings, { minGain = 0.5, minDays = 2 } = {}) {
  const found = [];
  let run = [];
  const close = () => {
    if (run.length >= minDays) {
      const gain = run.reduce((sum, entry) => sum + entry.gain, 0);
      found.push({ from: run[0].day, to: run[run.length - 1].day, gain: round(gain) });
    }
    run = [];
  };
  for (const entry of dailyGains(readings)) {
    if (entry.gain >= minGain) {
      run.push(entry);
    } else {
      close();
    }
  }
  return found;
}

/** One line for the logbook. */
function logLine(readings, options) {
  const list = flows(readings, options);
  if (list.length === 0) {
    return 'no flow';
  }
  const total = list.reduce((sum, flow) => sum + flow.gain, 0);
  const spans = list.map((flow) => (flow.from === flow.to ? flow.from : `${flow.from} to ${flow.to}`));
  return `${spans.join(', ')}: ${round(total).toFixed(1)} kg`;
}

module.exports = { dailyGains, flows, logLine };
