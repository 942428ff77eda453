import { dialect } from './dialect.js';
import { cellText } from './cells.js';

const STANDARD = dialect();

function needsQuotes(text, { delimiter, quote }) {
  return (
    text.includes(delimiter) ||
    text.includes(quote) ||
    /[\r\n]/.test(text) ||
    text !== text.trim()
  );
}

function encode(text, style) {
  if (!needsQuotes(text, STANDARD)) {
    return text;
  }
  const { quote } = style;
  return quote + text.replaceAll(quote, quote + quote) + quote;
}

export function writeRow(values, style = STANDARD) {
  return values.map((value) => encode(cellText(value, style), style)).join(style.delimiter);
}

/**
 * Table of records. Columns are keys, or { key, title, value } for computed
 * ones; without columns the keys of the first record are taken.
 */
export function writeTable(records, { columns, style = STANDARD, header = true } = {}) {
  const used = (columns ?? Object.keys(records[0] ?? {})).map((column) =>
    typeof column === 'string' ? { key: column } : column,
  );
  const rows = records.map((record) =>
    used.map((column) => (column.value ? column.value(record) : record[column.key])),
  );
  if (header && used.length > 0) {
    rows.unshift(used.map((column) => column.title ?? column.key));
  }
  return rows.map((row) => writeRow(row, style) + style.newline).join('');
}
