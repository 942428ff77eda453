/**
 * Crossword diagrams: an array of strings of the same length, one for each row,
 * in which '#' is a black cell and anything else an open one.
 */

const isOpen = (grid, row, col) => (grid[row]?.[col] ?? '#') !== '#';

/** Number of open cells from (row, col) on, in steps of (down, right). */
function runLength(grid, row, col, down, right) {
  let length = 0;
  while (isOpen(grid, row + length * down, col + length * right)) length += 1;
  return length;
}

export function openCells(grid) {
  return grid.join('').replaceAll('#', '').length;
}

/** Does the diagram look the same when it is turned upside down? */
export function isSymmetric(grid) {
  const cells = grid.map((row) => row.replace(/[^#]/g, '.')).join('');
  return cells === [...cells].reverse().join('');
}

/**
 * Numbers the words the usual way: row by row, a cell gets a number when a word
 * of two or more cells begins there.
 */
export function entries(grid) {
  const list = { across: [], down: [] };
  let number = 0;
  for (let row = 0; row < grid.length; row += 1) {
    for (let col = 0; col < grid[row].length; col += 1) {
      const across = isOpen(grid, row, col - 1) ? 0 : runLength(grid, row, col, 0, 1);
      const down = isOpen(grid, row - 1, col) ? 0 : runLength(grid, row, col, 0, 1);
      if (across > 1 || down > 1) number += 1;
      if (across > 1) list.across.push({ number, length: across });
      if (down > 1) list.down.push({ number, length: down });
    }
  }
  return list;
}
