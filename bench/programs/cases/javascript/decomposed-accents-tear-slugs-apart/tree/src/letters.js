'use strict';

// Letters that do not lose their accent by decomposition.
const SPECIAL = {
  ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ł: 'l', þ: 'th', ð: 'd', ı: 'i',
};

const GERMAN = { ä: 'ae', ö: 'oe', ü: 'ue' };

const TABLES = { default: SPECIAL, de: { ...SPECIAL, ...GERMAN } };

function tableFor(locale) {
  return TABLES[locale] ?? TABLES.default;
}

// Replaces the letters of the table, then drops the remaining accents.
function simplify(text, locale) {
  const table = tableFor(locale);
  let out = '';
  for (const char of text.toLowerCase()) {
    out += table[char] ?? char.normalize('NFD').replace(/\p{M}/gu, '');
  }
  return out;
}

module.exports = { simplify };
