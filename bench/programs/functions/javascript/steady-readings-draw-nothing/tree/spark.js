const MARKS = ['_', '.', '-', '=', '^'];

/**
 * Draws readings as one mark each, the lowest reading as `_` and the highest
 * as `^`. Readings that are all alike are drawn as a line of `_`.
 *
 * >>> spark([0, 5, 10])
 * '_-^'
 */
export function spark(readings) {
  if (readings.length === 0) return '';
  const low = Math.min(...readings);
  const high = Math.max(...readings);
  const top = MARKS.length - 1;
  return readings
    .map((value) => MARKS[Math.round(((value - low) / (high - low)) * top)])
    .join('');
}

/**
 * One line per named series, the names padded to equal width.
 */
export function sparkTable(series) {
  const width = Math.max(0, ...Object.keys(series).map((name) => name.length));
  return Object.entries(series)
    .map(([name, readings]) => `${name.padEnd(width)} |${spark(readings)}|`)
    .join('\n');
}
