/**
 * Plans of a floor: rows of characters, `#` is wall, anything else is not.
 */

/** Length of the longest piece of wall that runs along a row. */
export function longestWall(plan) {
  let longest = 0;
  let length = 0;
  for (const row of plan) {
    for (const cell of row) {
      length = cell === '#' ? length + 1 : 0;
      longest = Math.max(longest, length);
    }
  }
  return longest;
}

/** The plan with rows and columns exchanged; short rows are filled with blanks. */
export function turn(plan) {
  const width = Math.max(0, ...plan.map((row) => row.length));
  return Array.from({ length: width }, (_, col) => plan.map((row) => row[col] ?? ' ').join(''));
}

/** Length of the longest piece of wall in either direction. */
export function longestStretch(plan) {
  return Math.max(longestWall(plan), longestWall(turn(plan)));
}
