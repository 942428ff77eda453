'use strict';

const STYLES = {
  en: { group: ',', decimal: '.' },
  de: { group: '.', decimal: ',' },
  fr: { group: ' ', decimal: ',' },
  ch: { group: "'", decimal: '.' },
};

const PLAIN = /^[+-]?\d+(\.\d{1,2})?$/;

/**
 * Reads an amount as people of a country write it: '1.250,50' with style 'de'
 * is 1250.5. The signs between groups of digits may be missing.
 */
function parseAmount(text, style = 'en') {
  const signs = STYLES[style];
  if (!signs) throw new RangeError(`Unknown style: ${style}`);
  const plain = text.trim().replace(signs.group, '').replace(signs.decimal, '.');
  if (!PLAIN.test(plain)) throw new SyntaxError(`Not an amount: ${text}`);
  return Number(plain);
}

/** The other way round, always with two places. */
function formatAmount(amount, style = 'en') {
  const { group, decimal } = STYLES[style];
  const [whole, cents] = Math.abs(amount).toFixed(2).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group);
  return (amount < 0 ? '-' : '') + grouped + decimal + cents;
}

module.exports = { parseAmount, formatAmount };
