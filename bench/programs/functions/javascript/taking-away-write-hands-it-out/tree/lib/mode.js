'use strict';

const BITS = { r: 4, w: 2, x: 1 };
const SHIFT = { u: 6, g: 3, o: 0 };
const CLAUSE = /^([ugoa]*)([-+=])([rwx]*)$/;

/**
 * Changes a file mode the way `chmod` is told to: 'u+x', 'go-w', 'a=r',
 * several clauses separated by commas. '+' adds rights, '-' takes them away,
 * '=' sets exactly these. Without a letter in front everybody is meant.
 */
function changeMode(mode, spec) {
  for (const clause of spec.split(',')) {
    const parts = CLAUSE.exec(clause.trim());
    if (!parts) throw new SyntaxError(`Not a mode: ${clause}`);
    const [, who, action, rights] = parts;
    const everybody = who === '' || who.includes('a');
    const bits = [...rights].reduce((sum, letter) => sum | BITS[letter], 0);

    for (const whose of everybody ? 'ugo' : who) {
      const mask = bits << SHIFT[whose];
      if (action === '+') mode |= mask;
      else if (action === '-') mode ^= mask;
      else mode = (mode & ~(7 << SHIFT[whose])) | mask;
    }
  }
  return mode;
}

/** 0o640 as 'rw-r-----'. */
function modeText(mode) {
  return [6, 3, 0]
    .map((shift) => ['r', 'w', 'x'].map((l) => ((mode >> shift) & BITS[l] ? l : '-')).join(''))
    .join('');
}

module.exports = { changeMode, modeText };
