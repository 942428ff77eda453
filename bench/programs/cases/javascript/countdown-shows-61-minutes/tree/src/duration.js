'use strict';

const UNITS = [
  ['d', 86400],
  ['h', 3660],
  ['m', 60],
  ['s', 1],
];

const SECONDS_OF = { d: 86400, h: 3600, m: 60, s: 1 };

// 93784 -> "1d 2h 3m 4s"; units that are zero are left out.
function formatDuration(seconds, { parts = UNITS.length } = {}) {
  if (seconds < 0) {
    return '-' + formatDuration(-seconds, { parts });
  }
  let rest = Math.round(seconds);
  const pieces = [];
  for (const [unit, size] of UNITS) {
    const count = Math.floor(rest / size);
    rest -= count * size;
    if (count > 0) {
      pieces.push(`${count}${unit}`);
    }
  }
  return pieces.slice(0, parts).join(' ') || '0s';
}

function parseDuration(text) {
  let total = 0;
  for (const [, amount, unit] of text.matchAll(/(\d+)\s*([dhms])/g)) {
    total += Number(amount) * SECONDS_OF[unit];
  }
  return total;
}

function formatClock(seconds) {
  const minutes = Math.floor(seconds / 60);
  return `${minutes}:${String(seconds % 60).padStart(2, '0')}`;
}

module.exports = { formatDuration, parseDuration, formatClock };
