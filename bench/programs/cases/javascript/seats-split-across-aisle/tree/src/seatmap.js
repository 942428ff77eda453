'use strict';

// A seat map has rows of `width` seats. `aisleAfter` lists the seat numbers
// (1-based) that have an aisle on their right hand side.
function createMap({ rows, width, aisleAfter = [] }) {
  return { rows, width, aisleAfter, taken: new Set() };
}

function seatName(row, number) {
  return `${row}-${number}`;
}

function isFree(map, row, number) {
  return !map.taken.has(seatName(row, number));
}

function reserve(map, row, number) {
  if (number < 1 || number > map.width || !map.rows.includes(row)) {
    throw new RangeError(`No such seat: ${seatName(row, number)}`);
  }
  if (!isFree(map, row, number)) {
    throw new Error(`Seat ${seatName(row, number)} is taken`);
  }
  map.taken.add(seatName(row, number));
  return seatName(row, number);
}

function freeCount(map) {
  return map.rows.length * map.width - map.taken.size;
}

// First block of `size` free seats directly next to each other, front row
// first. People in one block must not be separated.
function findTogether(map, size) {
  for (const row of map.rows) {
    let run = [];
    for (let number = 1; number <= map.width; number++) {
      if (!isFree(map, row, number)) {
        run = [];
        continue;
      }
      run.push(seatName(row, number));
      if (run.length === size) {
        return run;
      }
    }
  }
  return null;
}

module.exports = { createMap, reserve, isFree, findTogether, freeCount };
