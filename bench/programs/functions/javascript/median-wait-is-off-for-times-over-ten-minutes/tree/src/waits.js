'use strict';

/** Waiting times at the counter, in whole minutes. */

/** The middle one, or the mean of the two in the middle; null without any. */
function median(waits) {
  if (waits.length === 0) return null;
  const sorted = [...waits].sort();
  const middle = Math.floor(sorted.length / 2);
  if (sorted.length % 2 === 1) return sorted[middle];
  return (sorted[middle - 1] + sorted[middle]) / 2;
}

/** Distance between the shortest and the longest wait. */
function spread(waits) {
  return waits.length === 0 ? 0 : Math.max(...waits) - Math.min(...waits);
}

/** '7 people, median 4 min, spread 9 min' */
function summary(waits) {
  if (waits.length === 0) return 'nobody';
  const people = waits.length === 1 ? '1 person' : `${waits.length} people`;
  return `${people}, median ${median(waits)} min, spread ${spread(waits)} min`;
}

module.exports = { median, spread, summary };
