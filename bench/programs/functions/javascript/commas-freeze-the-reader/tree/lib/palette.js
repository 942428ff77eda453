'use strict';

/**
 * Reads a palette: hex colours (`#rgb` or `#rrggbb`) and names of colours, in
 * any number, with white space or commas between them.
 *
 * Gives a list of `{ type: 'hex' | 'name', text }`, hex colours in lower case
 * and in the long form.
 */
function readPalette(source) {
  const colours = [];
  let pos = 0;
  while (pos < source.length) {
    const ch = source[pos];
    if (/\s/.test(ch)) {
      pos += 1;
      continue;
    }
    if (ch === ',') {
      continue;
    }
    const [text] = /^[^\s,]+/.exec(source.slice(pos));
    pos += text.length;
    colours.push(ch === '#' ? { type: 'hex', text: longHex(text) } : { type: 'name', text });
  }
  return colours;
}

function longHex(text) {
  const digits = text.slice(1).toLowerCase();
  if (!/^([\da-f]{3}|[\da-f]{6})$/.test(digits)) throw new Error(`bad colour: ${text}`);
  return '#' + (digits.length === 3 ? digits.replace(/./g, '$&$&') : digits);
}

module.exports = { readPalette };
