'use strict';

// Map of hexagonal fields. Odd rows are shifted half a field to the right; rows and
// columns may be negative, the village at 0,0 is in the middle of the map.
const EVEN = { east: [0, 1], west: [0, -1], northeast: [-1, 0], northwest: [-1, -1], southeast: [1, 0], southwest: [1, -1] };
const ODD = { east: [0, 1], west: [0, -1], northeast: [-1, 1], northwest: [-1, 0], southeast: [1, 1], southwest: [1, 0] };

function isShifted(row) {
  return row % 2 === 1;
}

function step([row, column], direction) {
  const offsets = isShifted(row) ? ODD : EVEN;
  const offset = offsets[direction];
  if (!offset) {
    throw new Error(`no direction ${direction}`);
  }
  return [row + offset[0], column + offset[1]];
}

function neighbours(field) {
  return Object.keys(EVEN).map(direction => step(field, direction));
}

class HexMap {
  constructor() {
    this.blocked = new Set();
  }

  block(row, column) {
    this.blocked.add(`${row},${column}`);
    return this;
  }

  isFree([row, column]) {
    return !this.blocked.has(`${row},${column}`);
  }

  // Follows directions like 'east northeast'; stops before a blocked field.
  walk(start, path) {
    let field = start;
    for (const direction of path.split(' ')) {
      const next = step(field, direction);
      if (!this.isFree(next)) {
        break;
      }
      field = next;
    }
    return field;
  }

  // Number of free fields that can be reached within some steps, the start included.
  reach(start, steps) {
    const seen = new Set([String(start)]);
    let border = [start];
    for (let i = 0; i < steps; i++) {
      const next = [];
      for (const field of border.flatMap(neighbours)) {
        if (this.isFree(field) && !seen.has(String(field))) {
          seen.add(String(field));
          next.push(field);
        }
      }
      border = next;
    }
    return seen.size;
  }
}

module.exports = { HexMap, step, neighbours };
