'use strict';

// Seating plan: one line per row, front row first. '.' is free, '#' taken, ' ' an aisle.
class Hall {
  constructor(plan) {
    this.rows = plan.split('\n').map(line => [...line]);
  }

  static rowName(index) {
    return String.fromCharCode(65 + index);
  }

  get free() {
    return this.rows.flat().filter(seat => seat === '.').length;
  }

  // Seat numbers count the seats of a row, not the aisles.
  seatName(row, column) {
    const number = this.rows[row].slice(0, column + 1).filter(seat => seat !== ' ').length;
    return `${Hall.rowName(row)}${number}`;
  }

  // The first block of free neighbouring seats, or null.
  findBlock(size) {
    let run = 0;
    for (let row = 0; row < this.rows.length; row++) {
      for (let column = 0; column < this.rows[row].length; column++) {
        run = this.rows[row][column] === '.' ? run + 1 : 0;
        if (run === size) {
          return { row, column: column - size + 1 };
        }
      }
    }
    return null;
  }

  // Books seats for a group and returns their names; a group that has no block
  // of its own is turned away with null.
  book(size) {
    const block = this.findBlock(size);
    if (!block) {
      return null;
    }
    const names = [];
    for (let i = 0; i < size; i++) {
      this.rows[block.row][block.column + i] = '#';
      names.push(this.seatName(block.row, block.column + i));
    }
    return names;
  }

  toString() {
    return this.rows.map(row => row.join('')).join('\n');
  }
}

module.exports = { Hall };
