const RANGE = /^\s*(\d)\s*(?:-\s*(\d+)\s*)?$/;

/**
 * Which pages to print: `1, 3-5` are the pages 1, 3, 4 and 5.
 *
 * Gives the numbers in ascending order, each once. Pages that the document does
 * not have are left out.
 */
export function parsePages(text, pageCount) {
  const pages = new Set();
  for (const part of text.split(',')) {
    const match = RANGE.exec(part);
    if (match === null) throw new SyntaxError(`cannot read "${part.trim()}"`);
    const first = Number(match[1]);
    const last = match[2] === undefined ? first : Number(match[2]);
    for (let page = Math.max(first, 1); page <= Math.min(last, pageCount); page++) {
      pages.add(page);
    }
  }
  return [...pages].sort((a, b) => a - b);
}

/** The shortest text for a list of ascending page numbers. */
export function formatPages(pages) {
  const ranges = [];
  for (const page of pages) {
    const range = ranges.at(-1);
    if (range && range.last === page - 1) range.last = page;
    else ranges.push({ first: page, last: page });
  }
  return ranges.map(({ first, last }) => (first === last ? `${first}` : `${first}-${last}`)).join(', ');
}
