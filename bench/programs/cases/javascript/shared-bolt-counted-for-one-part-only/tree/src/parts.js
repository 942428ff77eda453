'use strict';

/**
 * Parts lists of flat pack furniture. `catalogue` maps the name of a product or
 * assembly to its lines { part, count }; a part that is not in the catalogue is
 * bought as it is.
 */

function linesOf(catalogue, name) {
  return catalogue[name] ?? null;
}

/**
 * How many of each bought part are needed for `count` pieces of a product.
 *
 * partsFor({ stool: [{ part: 'leg', count: 3 }] }, 'stool', 2) // { leg: 6 }
 */
function partsFor(catalogue, name, count = 1) {
  const lines = linesOf(catalogue, name);
  if (lines === null) {
    return { [name]: count };
  }
  const needed = {};
  for (const line of lines) {
    const inner = partsFor(catalogue, line.part, line.count * count);
    for (const part of Object.keys(inner)) {
      needed[part] = inner[part];
    }
  }
  return needed;
}

/** Names of all assemblies that contain the part directly, sorted. */
function usedIn(catalogue, part) {
  return Object.keys(catalogue)
    .filter((name) => catalogue[name].some((line) => line.part === part))
    .sort();
}

/** What has to be ordered when some parts are in stock: only parts that run short. */
function shortage(catalogue, name, count, stock = {}) {
  const order = {};
  for (const [part, needed] of Object.entries(partsFor(catalogue, name, count))) {
    const missing = needed - (stock[part] ?? 0);
    if (missing > 0) {
      order[part] = missing;
    }
  }
  return order;
}

module.exports = { partsFor, usedIn, shortage };
