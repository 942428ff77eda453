'use strict';

function sorted(samples) {
  return [...samples].sort();
}

/** The smallest sample that at least `share` (0 to 1) of the samples do not exceed. */
function percentile(samples, share) {
  if (samples.length === 0) return null;
  const order = sorted(samples);
  const index = Math.ceil(share * order.length) - 1;
  return order[Math.max(0, index)];
}

/** What the dashboard shows about the response times (in ms) of an end point. */
function summary(samples) {
  const sum = samples.reduce((acc, ms) => acc + ms, 0);
  return {
    count: samples.length,
    mean: samples.length === 0 ? null : Math.round(sum / samples.length),
    median: percentile(samples, 0.5),
    p95: percentile(samples, 0.95),
    worst: percentile(samples, 1),
  };
}

/** Whether the end point keeps a promise such as "95 % within 300 ms". */
function keeps(samples, { share, within }) {
  const value = percentile(samples, share);
  return value === null || value <= within;
}

module.exports = { percentile, summary, keeps };
