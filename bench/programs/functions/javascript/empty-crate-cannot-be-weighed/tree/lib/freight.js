/**
 * A piece of freight is `{ grams }`, or a crate `{ tare, contents }` whose
 * contents are pieces again.
 */

/** Weight in grams, with everything that is inside. */
function weigh(piece) {
  if (!piece.contents) return piece.grams;
  const inside = piece.contents.map(weigh).reduce((sum, grams) => sum + grams);
  return piece.tare + inside;
}

/** How many pieces there are that are not crates. */
function countGoods(piece) {
  if (!piece.contents) return 1;
  return piece.contents.reduce((count, inner) => count + countGoods(inner), 0);
}

/** Freight in euros: 5 per started kilogram. */
function fee(piece) {
  return Math.ceil(weigh(piece) / 1000) * 5;
}

module.exports = { weigh, countGoods, fee };
