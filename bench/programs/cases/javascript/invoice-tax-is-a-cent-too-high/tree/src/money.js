'use strict';

// Amounts are whole cents. Halves are rounded away from zero.
function roundCents(value) {
  const nudged = Math.abs(value) + 1e-9;
  return Math.sign(value) * Math.floor(nudged + 0.5);
}

function format(cents) {
  const sign = cents < 0 ? '-' : '';
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

module.exports = { roundCents, format };
