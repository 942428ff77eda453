'use strict';

/**
 * Wire format of an LED sign. A row of lamps is a string of colour letters,
 * '.' for a lamp that is off. On the wire each run of the same letter is sent as
 * a digit from 1 to 9 and the letter; longer runs are sent in several pieces:
 * 'rrr..' -> '3r2.', twelve green lamps -> '9g3g'.
 */

const MAX_RUN = 9;
const COLOURS = 'rgbyw.';

function encodeRow(row) {
  let wire = '';
  let count = 0;
  for (let i = 0; i < row.length; i += 1) {
    if (!COLOURS.includes(row[i])) {
      throw new RangeError(`no such colour: ${row[i]}`);
    }
    count += 1;
    if (count === MAX_RUN) {
      wire += count + row[i];
      count = 0;
    }
    if (row[i + 1] !== row[i]) {
      wire += count + row[i];
      count = 0;
    }
  }
  return wire;
}

function decodeRow(wire) {
  if (wire.length % 2 !== 0) {
    throw new SyntaxError('incomplete row');
  }
  let row = '';
  for (let i = 0; i < wire.length; i += 2) {
    const count = Number(wire[i]);
    if (!(count >= 1)) {
      throw new SyntaxError(`bad count "${wire[i]}" at ${i}`);
    }
    row += wire[i + 1].repeat(count);
  }
  return row;
}

/** A picture is sent row by row; a row that equals the one above is sent as '='. */
function encodePicture(rows) {
  return rows
    .map((row, i) => (i > 0 && row === rows[i - 1] ? '=' : encodeRow(row)))
    .join('/');
}

function decodePicture(wire) {
  const rows = [];
  for (const part of wire.split('/')) {
    rows.push(part === '=' ? rows[rows.length - 1] : decodeRow(part));
  }
  return rows;
}

module.exports = { encodeRow, decodeRow, encodePicture, decodePicture };
