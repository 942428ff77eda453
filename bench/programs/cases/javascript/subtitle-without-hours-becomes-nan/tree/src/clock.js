'use strict';

// Reads '01:02:03.450' as seconds; the hours may be left out ('02:03.450').
function parseClock(text) {
  const parts = text.trim().replace(',', '.').split(':').map(Number);
  if (parts.length < 2 || parts.length > 3) {
    throw new Error(`bad time ${text}`);
  }
  const [hours, minutes, seconds] = parts;
  return hours * 3600 + minutes * 60 + seconds;
}

function formatClock(total) {
  const millis = Math.round(total * 1000);
  const pad = (n, width = 2) => String(n).padStart(width, '0');
  const seconds = Math.floor(millis / 1000);
  return [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60].map(n => pad(n)).join(':') + `.${pad(millis % 1000, 3)}`;
}

module.exports = { parseClock, formatClock };
