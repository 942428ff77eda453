'use strict';

/** Codes of spare parts: three capital letters, a dash and four digits. */

const WHOLE = /^[A-Z]{3}-\d{4}$/g;
const INSIDE = /\b[A-Z]{3}-\d{4}\b/g;

/** Is the text a code, apart from blanks around it? */
function isCode(text) {
  return WHOLE.test(text.trim());
}

/** All codes in a text, each of them once, in the order in which they turn up. */
function findCodes(text) {
  return [...new Set(text.match(INSIDE) ?? [])];
}

/** 'ABC-0123' -> { family: 'ABC', number: 123 } */
function series(code) {
  const [family, digits] = code.trim().split('-');
  return { family, number: Number(digits) };
}

module.exports = { isCode, findCodes, series };
