'use strict';

const money = (cents) => (cents / 100).toFixed(2);

/**
 * Turns bookings into the lines of a report. The bookings come sorted by
 * department; below the last one of each department there is a line with its
 * sum, and at the very end one with the sum of all.
 *
 * A booking is { department, text, cents }, a line [label, amount].
 */
function reportLines(bookings) {
  const lines = [];
  let department = null;
  let sum = 0;
  let total = 0;

  const close = () => {
    if (department === null) return;
    lines.push([`Sum ${department}`, money(sum)]);
  };

  for (const booking of bookings) {
    if (booking.department !== department) {
      close();
      department = booking.department;
    }
    lines.push([booking.text, money(booking.cents)]);
    sum += booking.cents;
    total += booking.cents;
  }
  close();
  lines.push(['Total', money(total)]);
  return lines;
}

/** The lines as text, the amounts right-aligned. */
function reportText(bookings) {
  const lines = reportLines(bookings);
  const left = Math.max(...lines.map(([label]) => label.length));
  const right = Math.max(...lines.map(([, amount]) => amount.length));
  return lines.map(([label, amount]) => `${label.padEnd(left)}  ${amount.padStart(right)}`).join('\n');
}

module.exports = { reportLines, reportText };
