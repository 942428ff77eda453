'use strict';

function minutesOf(clock) {
  const [hours, minutes] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}

function clockOf(minutes) {
  const pad = (n) => String(n).padStart(2, '0');
  return `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
}

/**
 * The starting times at which an appointment of `length` minutes can be had.
 *
 * `day` has `open` and `close` ('09:00') and maybe `booked`, a list of
 * [from, to] pairs. An appointment must be over by closing time and must not
 * overlap a booked stretch (it may begin when that ends, and the other way
 * round). Starting times are tried every `step` minutes from opening on.
 */
function openSlots(day, length, step = length) {
  const close = minutesOf(day.close);
  const booked = (day.booked || []).map((pair) => pair.map(minutesOf));
  const slots = [];
  for (let at = minutesOf(day.open); at + length < close; at += step) {
    const taken = booked.some(([from, to]) => at < to && at + length > from);
    if (!taken) slots.push(clockOf(at));
  }
  return slots;
}

module.exports = { openSlots, minutesOf, clockOf };
