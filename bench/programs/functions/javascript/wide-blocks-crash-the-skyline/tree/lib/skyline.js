// A block is a list of rows, north row first; each number is the height of a house.

/**
 * For each column, how many houses one sees when standing south of the block
 * and looking north: a house is hidden by any house before it of its own height
 * or higher.
 */
export function seenFromSouth(block) {
  const rows = block.length;
  const columns = rows === 0 ? 0 : block[0].length;
  const seen = [];
  for (let col = 0; col < columns; col++) {
    let tallest = 0;
    let count = 0;
    for (let row = rows - 1; row >= 0; row--) {
      const height = block[col][row];
      if (height > tallest) {
        tallest = height;
        count += 1;
      }
    }
    seen.push(count);
  }
  return seen;
}

/** The same for someone west of the block: one number per row. */
export function seenFromWest(block) {
  return block.map((row) => {
    let tallest = 0;
    return row.filter((height) => {
      if (height <= tallest) return false;
      tallest = height;
      return true;
    }).length;
  });
}
