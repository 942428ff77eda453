// No vowels and nothing that looks like something else.
const LETTERS = 'BCDFGHJKLMNPQRSTVWXZ23456789';

/**
 * Ticket numbers as codes that can be read out on the phone: written in the
 * number system with LETTERS as the digits 0, 1, 2 …, lowest digit first, and
 * filled up to at least three letters.
 */
export function encode(number) {
  if (!Number.isInteger(number) || number < 0) throw new RangeError('bad ticket number');
  let code = '';
  let rest = number;
  while (rest > 0) {
    code += LETTERS[rest % LETTERS.length];
    rest = Math.floor(rest / 26);
  }
  return code.padEnd(3, LETTERS[0]);
}

/** The number for a code. Blanks and dashes are skipped, lower case is fine. */
export function decode(code) {
  let number = 0;
  for (const letter of [...code.toUpperCase().replace(/[\s-]/g, '')].reverse()) {
    const digit = LETTERS.indexOf(letter);
    if (digit === -1) throw new SyntaxError(`no such letter: ${letter}`);
    number = number * LETTERS.length + digit;
  }
  return number;
}
