'use strict';

// I and O are never used for rows, people read them as digits.
const ROWS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';

/**
 * Name of a seat. Seats are numbered from 1 through the whole hall.
 *
 *   seatName(1, 12)   // 'A1'
 *   seatName(15, 12)  // 'B3'
 */
function seatName(number, perRow) {
  const row = Math.floor(number / perRow);
  const seat = ((number - 1) % perRow) + 1;
  return `${ROWS[row]}${seat}`;
}

/** The way back: 'B3' -> 15 in a hall with 12 seats a row. */
function seatNumber(name, perRow) {
  const row = ROWS.indexOf(name[0]);
  if (row === -1) throw new RangeError(`no such row: ${name[0]}`);
  return row * perRow + Number(name.slice(1));
}

/** Names of the seats left and right of a seat, in that order. */
function neighbours(name, perRow) {
  const seat = Number(name.slice(1));
  return [seat - 1, seat + 1]
    .filter((other) => other >= 1 && other <= perRow)
    .map((other) => name[0] + other);
}

module.exports = { seatName, seatNumber, neighbours };
