'use strict';

/**
 * Price in cents of `kwh` units of current.
 *
 * `blocks` are ordered by `upTo`; every unit above the previous block and up to
 * `upTo` costs `rate` cents. What lies beyond the last block costs `overRate`.
 */
function billCents(kwh, blocks, overRate) {
  let rest = kwh;
  let floor = 0;
  let cents = 0;
  for (let i = 0; rest > 0 && i <= blocks.length; i++) {
    const { upTo, rate } = blocks[i];
    const used = Math.min(rest, upTo - floor);
    cents += used * rate;
    rest -= used;
    floor = upTo;
  }
  return cents + rest * overRate;
}

function formatCents(cents) {
  return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
}

module.exports = { billCents, formatCents };
