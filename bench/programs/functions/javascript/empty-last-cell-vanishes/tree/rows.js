'use strict';

/**
 * Splits a row into its cells at each `|`. In a cell `\|` is a bar and `\\` a
 * backslash. A row with n separators has n + 1 cells.
 *
 * @example
 * splitRow('a|b\\|c'); // ['a', 'b|c']
 *
 * @param {string} row
 * @returns {string[]}
 */
function splitRow(row) {
  const cells = [];
  let cell = '';
  for (let i = 0; i < row.length; i++) {
    if (row[i] === '\\' && i + 1 < row.length) {
      i += 1;
      cell += row[i];
    } else if (row[i] === '|') {
      cells.push(cell);
      cell = '';
    } else {
      cell += row[i];
    }
  }
  if (cell !== '') cells.push(cell);
  return cells;
}

/** The reverse of splitRow. */
function joinRow(cells) {
  return cells.map((cell) => cell.replace(/[\\|]/g, '\\$&')).join('|');
}

/** Turns rows into records, with the names from the first row. */
function records(rows) {
  const [names, ...rest] = rows.map(splitRow);
  return rest.map((cells) => Object.fromEntries(names.map((name, i) => [name, cells[i]])));
}

module.exports = { splitRow, joinRow, records };
