'use strict';

// Durations of the job files, such as '1h30m' or '2d 12h'.
const MILLIS = { ms: 1, s: 1000, m: 60000, h: 3600000, d: 86400000 };
const PART = /(\d+(?:\.\d+)?)\s*(d|h|m|s|ms)/gy;

class DurationError extends Error {}

// Returns milliseconds.
function parseDuration(text) {
  const source = text.trim().toLowerCase();
  let total = 0;
  let end = 0;
  const seen = new Set();
  for (const match of source.replace(/\s+/g, '').matchAll(PART)) {
    const unit = match[2];
    if (seen.has(unit)) {
      throw new DurationError(`unit ${unit} twice in "${text}"`);
    }
    seen.add(unit);
    total += Number(match[1]) * MILLIS[unit];
    end = match.index + match[0].length;
  }
  if (end === 0 || end < source.replace(/\s+/g, '').length) {
    throw new DurationError(`cannot read duration "${text}"`);
  }
  return Math.round(total);
}

function formatDuration(millis) {
  if (millis === 0) {
    return '0s';
  }
  let rest = millis;
  let out = '';
  for (const unit of ['d', 'h', 'm', 's', 'ms']) {
    const count = Math.floor(rest / MILLIS[unit]);
    if (count > 0) {
      out += `${count}${unit}`;
      rest -= count * MILLIS[unit];
    }
  }
  return out;
}

module.exports = { parseDuration, formatDuration, DurationError };
