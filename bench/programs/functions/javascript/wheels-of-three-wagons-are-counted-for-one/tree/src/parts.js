'use strict';

/**
 * Building plans say what one piece of a product is made of:
 *
 *   { wagon: { axle: 2, box: 1 }, axle: { rod: 1, wheel: 2 } }
 *
 * What has no plan of its own (rod, wheel, box) is bought.
 */

function isMade(plans, name) {
  return Object.hasOwn(plans, name);
}

/** What has to be bought for a number of pieces of a product, { name: number }. */
function partsFor(plans, product, pieces = 1) {
  if (!isMade(plans, product)) return { [product]: pieces };
  const bought = {};
  function collect(name, count) {
    for (const [part, each] of Object.entries(plans[name])) {
      const needed = each * count;
      if (isMade(plans, part)) collect(part, each);
      else bought[part] = (bought[part] ?? 0) + needed;
    }
  }
  collect(product, pieces);
  return bought;
}

/** Parts that the stock does not have enough of, with the number that is missing. */
function shortages(plans, product, pieces, stock) {
  return Object.entries(partsFor(plans, product, pieces))
    .map(([part, needed]) => [part, needed - (stock[part] ?? 0)])
    .filter(([, missing]) => missing > 0);
}

module.exports = { isMade, partsFor, shortages };
