/**
 * Places in a text. Lines and columns are counted from 1; a line break belongs
 * to the line that it ends.
 */

export function toPosition(text, offset) {
  if (offset < 0 || offset > text.length) {
    throw new RangeError(`offset ${offset} is outside of the text`);
  }
  const before = text.slice(0, offset + 1);
  const breaks = before.split('\n').length - 1;
  const lineStart = before.lastIndexOf('\n') + 1;
  return { line: breaks + 1, column: offset - lineStart + 1 };
}

export function toOffset(text, { line, column }) {
  let start = 0;
  for (let n = 1; n < line; n++) {
    const end = text.indexOf('\n', start);
    if (end === -1) throw new RangeError(`no line ${line}`);
    start = end + 1;
  }
  return start + column - 1;
}

export function describe(text, offset) {
  const { line, column } = toPosition(text, offset);
  return `${line}:${column}`;
}
