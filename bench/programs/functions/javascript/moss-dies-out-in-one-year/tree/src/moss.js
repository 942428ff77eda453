/**
 * Moss on a stone wall. A wall is a list of rows of cells, 'm' for moss and '.'
 * for bare stone.
 */

const AROUND = [[-1, 0], [1, 0], [0, -1], [0, 1]];

export function parseWall(text) {
  return text.split('\n').map((line) => [...line]);
}

export function showWall(wall) {
  return wall.map((row) => row.join('')).join('\n');
}

function mossAround(wall, row, col) {
  return AROUND.filter(([dr, dc]) => wall[row + dr]?.[col + dc] === 'm').length;
}

/**
 * The wall a year later: bare stone with moss on two sides or more gets moss,
 * and moss without any moss beside it dries up.
 */
export function grow(wall) {
  const next = wall.slice();
  wall.forEach((cells, row) => {
    cells.forEach((cell, col) => {
      const count = mossAround(wall, row, col);
      if (cell === '.' && count >= 2) next[row][col] = 'm';
      if (cell === 'm' && count === 0) next[row][col] = '.';
    });
  });
  return next;
}

/** The wall after some years. */
export function growFor(wall, years) {
  for (let year = 0; year < years; year++) wall = grow(wall);
  return wall;
}
