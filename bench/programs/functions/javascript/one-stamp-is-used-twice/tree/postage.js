'use strict';

/**
 * All selections from a sheet of stamps that make up the postage exactly. Each
 * stamp of the sheet can be stuck on once; stamps of the same value are told
 * apart. Selections keep the order of the sheet.
 *
 * @example
 * selections([30, 50, 20], 50); // [[30, 20], [50]]
 *
 * @param {number[]} sheet values of the stamps, in cents, all positive
 * @param {number} postage in cents
 * @returns {number[][]}
 */
function selections(sheet, postage, first = 0) {
  if (postage === 0) return [[]];
  const found = [];
  for (let i = first; i < sheet.length; i++) {
    const value = sheet[i];
    if (value > postage) continue;
    for (const rest of selections(sheet, postage - value, i)) {
      found.push([value, ...rest]);
    }
  }
  return found;
}

/** The selection with the fewest stamps (the first of these), or null. */
function fewestStamps(sheet, postage) {
  return selections(sheet, postage).reduce(
    (best, one) => (best === null || one.length < best.length ? one : best),
    null,
  );
}

module.exports = { selections, fewestStamps };
