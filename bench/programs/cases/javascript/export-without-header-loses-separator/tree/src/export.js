import { checkOptions, DEFAULTS } from './options.js';

function cell(value, { separator, decimal }) {
  if (value === null || value === undefined) {
    return '';
  }
  if (typeof value === 'number') {
    return String(value).replace('.', decimal);
  }
  const text = String(value);
  if (text.includes(separator) || text.includes('"') || text.includes('\n')) {
    return `"${text.replaceAll('"', '""')}"`;
  }
  return text;
}

// Exports records as a table. `columns` maps a heading to a property name.
// Every option that is not given has its default.
export function toTable(records, columns, options = DEFAULTS) {
  const settings = checkOptions(options);
  const lines = [];
  if (settings.header) {
    lines.push(Object.keys(columns).map((heading) => cell(heading, settings)));
  }
  for (const record of records) {
    lines.push(Object.values(columns).map((name) => cell(record[name], settings)));
  }
  return lines.map((line) => line.join(settings.separator)).join(settings.newline);
}

export function columnsOf(records) {
  const columns = {};
  for (const record of records) {
    for (const name of Object.keys(record)) {
      columns[name[0].toUpperCase() + name.slice(1)] = name;
    }
  }
  return columns;
}
