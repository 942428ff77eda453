'use strict';

const { cellAt, isInside, neighbours } = require('./page.js');

/**
 * How many cells get wet when a drop of ink falls on column `x` of line `y`
 * (both counted from 0): the ink runs up, down, left and right through all
 * cells with the same character as the one it fell on.
 */
function spread(page, x, y) {
  const paper = cellAt(page, x, y);
  const wet = new Set();
  const todo = [[y, x]];
  while (todo.length > 0) {
    const [row, col] = todo.pop();
    const key = `${row},${col}`;
    if (wet.has(key) || !isInside(page, row, col)) continue;
    if (cellAt(page, row, col) !== paper) continue;
    wet.add(key);
    todo.push(...neighbours(row, col));
  }
  return wet.size;
}

/** The size of the largest area of `paper` on the page. */
function largestBlot(page, paper) {
  let largest = 0;
  page.forEach((line, y) => {
    [...line].forEach((cell, x) => {
      if (cell === paper) largest = Math.max(largest, spread(page, x, y));
    });
  });
  return largest;
}

module.exports = { spread, largestBlot };
