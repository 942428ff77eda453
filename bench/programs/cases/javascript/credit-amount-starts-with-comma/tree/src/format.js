'use strict';

// Cents as an amount with grouped thousands: 1234567 -> "12,345.67".
function formatCents(cents) {
  const sign = cents < 0 ? '-' : '';
  const whole = String(Math.trunc(cents / 100));
  const rest = String(Math.abs(cents) % 100).padStart(2, '0');
  const groups = [];
  for (let end = whole.length; end > 0; end -= 3) {
    groups.unshift(whole.slice(Math.max(0, end - 3), end));
  }
  return `${whole === '0' ? sign : ''}${groups.join(',')}.${rest}`;
}

function alignRight(text, width) {
  return text.length >= width ? text : ' '.repeat(width - text.length) + text;
}

module.exports = { formatCents, alignRight };
