'use strict';

const { simplify } = require('./letters.js');

const DEFAULTS = { separator: '-', locale: 'default', maxLength: 80, symbols: { '&': 'and', '@': 'at', '%': 'percent' } };

// Cuts at a word boundary when there is one.
function shorten(slug, separator, maxLength) {
  if (slug.length <= maxLength) {
    return slug;
  }
  const cut = slug.slice(0, maxLength + separator.length);
  const at = separator ? cut.lastIndexOf(separator) : -1;
  return at > 0 ? cut.slice(0, at) : slug.slice(0, maxLength);
}

function slugify(title, options = {}) {
  const { separator, locale, maxLength, symbols } = { ...DEFAULTS, ...options };
  let text = String(title);
  for (const [symbol, word] of Object.entries(symbols)) {
    text = text.replaceAll(symbol, ` ${word} `);
  }
  const words = simplify(text, locale)
    .replace(/['’]/g, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
  return shorten(words.join(separator), separator, maxLength);
}

module.exports = { slugify };
