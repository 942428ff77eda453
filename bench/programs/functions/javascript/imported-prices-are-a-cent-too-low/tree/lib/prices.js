'use strict';

const PRICE = /^(\d+(?:\.\d+)?)\s*(EUR|USD|GBP)?$/;

/**
 * Reads a price of a supplier's list ("19.99 EUR") as { cents, currency };
 * a price without a currency is in Euro. Parts of a cent are rounded.
 */
function readPrice(text) {
  const hit = PRICE.exec(text.trim());
  if (!hit) throw new SyntaxError(`Not a price: ${text}`);
  const [, amount, currency = 'EUR'] = hit;
  return { cents: Math.trunc(Number(amount) * 100), currency };
}

function writePrice({ cents, currency }) {
  return `${(cents / 100).toFixed(2)} ${currency}`;
}

/** Reads a list "article;price" and gives a Map; empty lines do not matter. */
function readPriceList(text) {
  const prices = new Map();
  for (const line of text.split('\n')) {
    if (line.trim() === '') continue;
    const [article, price] = line.split(';');
    prices.set(article.trim(), readPrice(price));
  }
  return prices;
}

module.exports = { readPrice, writePrice, readPriceList };
