// Renders arrays of records as plain-text tables.

const DEFAULTS = {
  gap: 2,
  maxWidth: 24,
  headerRule: "-",
  missing: "",
};

const ANSI = /\u001b\[[0-9;]*m/g;

function visibleLength(text) {
  return [...text.replace(ANSI, "")].length;
}

function pad(text, width, align) {
  const room = Math.max(0, width - visibleLength(text));
  if (align === "right") return " ".repeat(room) + text;
  if (align === "center") {
    const left = Math.floor(room / 2);
    return " ".repeat(left) + text + " ".repeat(room - left);
  }
  return text + " ".repeat(room);
}

function wrap(text, width) {
  const lines = [];
  for (const paragraph of text.split("\n")) {
    let line = "";
    for (const word of paragraph.split(" ")) {
      const candidate = line === "" ? word : `${line} ${word}`;
      if (visibleLength(candidate) <= width || line === "") {
        line = candidate;
        continue;
      }
      lines.push(line);
      line = word;
    }
    lines.push(line);
  }
  return lines;
}

function formatValue(value, column, options) {
  if (value === undefined || value === null) return options.missing;
  if (column.format) return String(column.format(value));
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  if (typeof value === "number" && column.digits !== undefined) {
    return value.toFixed(column.digits);
  }
  return String(value);
}

function inferColumns(rows) {
  const keys = new Set();
  for (const row of rows) {
    Object.keys(row).forEach((key) => keys.add(key));
  }
  return [...keys].map((key) => ({
    key,
    title: key,
    align: rows.every((row) => row[key] == null || typeof row[key] === "number")
      ? "right"
      : "left",
  }));
}

function columnWidth(title, cells) {
  const widths = cells.flat().map(visibleLength);
  return Math.max(visibleLength(title), ...widths);
}

function renderRow(cells, columns, widths, gap) {
  const height = Math.max(...cells.map((lines) => lines.length));
  const out = [];
  for (let i = 0; i < height; i += 1) {
    const parts = columns.map((column, c) => pad(cells[c][i] ?? "", widths[c], column.align));
    out.push(parts.join(" ".repeat(gap)).trimEnd());
  }
  return out;
}

function totalsRow(rows, columns) {
  const totals = {};
  for (const column of columns) {
    if (!column.total) continue;
    totals[column.key] = rows.reduce((sum, row) => sum + (row[column.key] ?? 0), 0);
  }
  const label = columns.find((column) => !column.total);
  if (label) totals[label.key] = "Total";
  return totals;
}

export function renderTable(rows, columns = inferColumns(rows), settings = {}) {
  const options = { ...DEFAULTS, ...settings };
  if (columns.length === 0) return "";
  const hasTotals = columns.some((column) => column.total);
  const body = hasTotals ? [...rows, totalsRow(rows, columns)] : rows;

  const grid = body.map((row) =>
    columns.map((column) => {
      const text = formatValue(row[column.key], column, options);
      return wrap(text, column.maxWidth ?? options.maxWidth);
    }),
  );
  const titles = columns.map((column) => column.title ?? column.key);
  const widths = columns.map((column, c) =>
    columnWidth(titles[c], grid.map((cells) => cells[c])),
  );

  const rule = widths.map((width) => options.headerRule.repeat(width)).join(" ".repeat(options.gap));
  const lines = renderRow(titles.map((title) => [title]), columns, widths, options.gap);
  lines.push(rule);
  grid.forEach((cells, index) => {
    if (hasTotals && index === grid.length - 1) lines.push(rule);
    lines.push(...renderRow(cells, columns, widths, options.gap));
  });
  return lines.join("\n");
}
