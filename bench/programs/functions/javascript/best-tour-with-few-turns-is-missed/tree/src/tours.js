/**
 * A robot gathers berries on a field. It starts in the upper left corner, drives to
 * the right or down only, and ends in the lower right corner. Turning hurts the
 * lawn, so it may change its direction no more than `maxTurns` times. The
 * direction of the first step is free.
 *
 * @param {number[][]} field berries in each cell, the corners included
 * @param {number} maxTurns
 * @returns {number|null} most berries that can be gathered, null if the robot
 *   cannot reach the other corner with so few turns
 */
export function bestTour(field, maxTurns) {
  const lastRow = field.length - 1;
  const lastCol = field[0].length - 1;
  const known = new Map();

  function from(row, col, direction, turns) {
    if (row > lastRow || col > lastCol || turns < 0) return -Infinity;
    if (row === lastRow && col === lastCol) return field[row][col];
    const key = `${row} ${col} ${turns}`;
    if (!known.has(key)) {
      const right = from(row, col + 1, 'right', turns - (direction === 'down' ? 1 : 0));
      const down = from(row + 1, col, 'down', turns - (direction === 'right' ? 1 : 0));
      known.set(key, field[row][col] + Math.max(right, down));
    }
    return known.get(key);
  }

  const best = from(0, 0, 'any', maxTurns);
  return best === -Infinity ? null : best;
}
