'use strict';

/** A page is a list of strings, one per line, all of the same length. */

function cellAt(page, row, col) {
  return page[row][col];
}

function isInside(page, row, col) {
  return row >= 0 && row < page.length && col >= 0 && col < page[0].length;
}

function neighbours(row, col) {
  return [
    [row - 1, col],
    [row + 1, col],
    [row, col - 1],
    [row, col + 1],
  ];
}

module.exports = { cellAt, isInside, neighbours };
