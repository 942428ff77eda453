'use strict';

const SHIFTS = ['early', 'late', 'night'];

// A roster has a row for each person and a column for each day; a cell is the
// letter of a shift ('E', 'L', 'N') or '-' for a day off.
function parseRoster(text) {
  const people = [];
  const grid = [];
  for (const line of text.split('\n').map((row) => row.trim()).filter(Boolean)) {
    const [name, cells] = line.split(/\s*:\s*/);
    people.push(name);
    grid.push([...cells.replaceAll(' ', '')]);
  }
  return { people, grid };
}

// For every day the number of people per shift: [{ early, late, night }, ...]
function staffing({ grid }) {
  const days = Math.max(0, ...grid.map((row) => row.length));
  const counts = Array.from({ length: days }, () => ({ early: 0, late: 0, night: 0 }));
  for (let person = 0; person < grid.length; person++) {
    for (let day = 0; day < grid[person].length; day++) {
      const shift = SHIFTS['ELN'.indexOf(grid[person][day])];
      if (shift) {
        counts[person][shift] += 1;
      }
    }
  }
  return counts;
}

function gaps(roster, minimum = 1) {
  return staffing(roster).flatMap((counts, day) =>
    SHIFTS.filter((shift) => counts[shift] < minimum).map((shift) => `day ${day + 1}: ${shift}`),
  );
}

function hours({ people, grid }, perShift = 8) {
  return Object.fromEntries(people.map((name, i) => [name, grid[i].filter((cell) => cell !== '-').length * perShift]));
}

module.exports = { parseRoster, staffing, gaps, hours };
