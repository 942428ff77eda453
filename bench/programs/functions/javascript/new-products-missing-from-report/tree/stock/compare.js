'use strict';

/**
 * Compares two stock lists (`{ sku: pieces }`).
 *
 * Gives one entry `{ sku, from, to }` for each product whose number of pieces
 * differs; a product that is in one list only counts as 0 in the other. The
 * entries are ordered by sku.
 */
function compareStock(before, after) {
  const changes = [];
  for (const sku of Object.keys(before)) {
    const to = after[sku] ?? 0;
    if (to !== before[sku]) {
      changes.push({ sku, from: before[sku], to });
    }
  }
  for (const sku of Object.keys(before)) {
    if (!(sku in before) && after[sku] !== 0) {
      changes.push({ sku, from: 0, to: after[sku] });
    }
  }
  return changes.sort((a, b) => (a.sku < b.sku ? -1 : 1));
}

/** One line per change, such as `bolt: 3 -> 7`. */
function report(before, after) {
  return compareStock(before, after)
    .map(({ sku, from, to }) => `${sku}: ${from} -> ${to}`)
    .join('\n');
}

module.exports = { compareStock, report };
