/** A heading and what stands below it. */
export type Column<Row> = readonly [string, (row: Row) => string];

export function number(value: number | null, digits = 0): string {
  return value === null ? "–" : value.toFixed(digits);
}

export function yesNo(value: boolean | null): string {
  if (value === null) return "–";
  return value ? "yes" : "no";
}

/** A table with a line for each row, as wide as its widest cells. */
export function renderColumns<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const lines = [columns.map(([head]) => head), ...rows.map((row) => columns.map(([, cell]) => cell(row)))];
  const widths = columns.map((_, column) => Math.max(...lines.map((line) => (line[column] ?? "").length)));
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}
