/**
 * Lays out a table as text. Columns are as wide as their longest entry, with
 * two blanks between them; numbers go to the right, anything else to the left.
 * Lines do not end in blanks.
 *
 * @param {string[]} headings
 * @param {(string | number)[][]} rows
 * @returns {string[]} the lines, the headings first
 */
export function layOut(headings, rows) {
  const widths = headings.map(() => 0);
  for (const row of rows) {
    row.forEach((entry, col) => {
      widths[col] = Math.max(widths[col], String(entry).length);
    });
  }
  return [headings, ...rows].map((row) => formatLine(row, widths));
}

function formatLine(row, widths) {
  return row
    .map((entry, col) =>
      typeof entry === 'number' ? String(entry).padStart(widths[col]) : entry.padEnd(widths[col]),
    )
    .join('  ')
    .trimEnd();
}
