import { dialect } from './dialect.js';

/** Rows of strings; quoted cells may hold delimiters and line ends. */
export function readRows(text, style = dialect()) {
  const rows = [];
  let row = [];
  let cell = '';
  let quoted = false;
  let started = false;
  for (let i = 0; i < text.length; i += 1) {
    const char = text[i];
    if (quoted) {
      if (char !== style.quote) {
        cell += char;
      } else if (text[i + 1] === style.quote) {
        cell += char;
        i += 1;
      } else {
        quoted = false;
      }
    } else if (char === style.quote && cell === '') {
      quoted = true;
      started = true;
    } else if (char === style.delimiter) {
      row.push(cell);
      cell = '';
      started = true;
    } else if (char === '\n' || char === '\r') {
      if (char === '\r' && text[i + 1] === '\n') {
        i += 1;
      }
      if (started || cell !== '') {
        row.push(cell);
        rows.push(row);
      }
      row = [];
      cell = '';
      started = false;
    } else {
      cell += char;
    }
  }
  if (quoted) {
    throw new SyntaxError('quoted cell is never closed');
  }
  if (started || cell !== '') {
    row.push(cell);
    rows.push(row);
  }
  return rows;
}

/** Records with the first row as keys. */
export function readTable(text, style) {
  const [keys = [], ...rows] = readRows(text, style);
  return rows.map((row) => Object.fromEntries(keys.map((key, index) => [key, row[index] ?? ''])));
}
