// Places labels on printable sheets. The first sheet may have been used
// already: its first `used` fields are empty holes.
export const SHEETS = {
  'L-8': { columns: 2, rows: 4 },
  'L-12': { columns: 3, rows: 4 },
};

export function capacity(sheet) {
  const { columns, rows } = SHEETS[sheet];
  return columns * rows;
}

export function paginate(labels, sheet, used = 0) {
  const size = capacity(sheet);
  if (used < 0 || used >= size) {
    throw new RangeError(`used must be between 0 and ${size - 1}`);
  }
  if (labels.length === 0) {
    return [];
  }
  const pages = [[...Array(used).fill(null), ...labels.slice(0, size - used)]];
  for (let start = size - used; start < labels.length; start += size) {
    pages.push(labels.slice(start, start + size - used));
  }
  return pages;
}

export function toGrid(page, sheet) {
  const { columns } = SHEETS[sheet];
  const grid = [];
  for (let i = 0; i < page.length; i += columns) {
    grid.push(page.slice(i, i + columns));
  }
  return grid;
}
