'use strict';

/** Worth of a cart [{ price, quantity }] in cents. */
function worth(cart) {
  return cart.reduce((sum, item) => sum + item.price * item.quantity, 0);
}

/**
 * What an offer saves. Offers have a name, either `percent` or `off` (cents), and
 * perhaps `from`, the worth of a cart they begin at.
 */
function saving(cart, offer) {
  const total = worth(cart);
  if (total < (offer.from ?? 0)) return 0;
  if (offer.percent !== undefined) return Math.floor((total * offer.percent) / 100);
  return Math.min(offer.off, total);
}

/** The offer that saves the most (of equal ones the first), or null if none does. */
function bestOffer(cart, offers) {
  let best = null;
  for (const { name, ...terms } of offers) {
    const saved = saving(cart, terms);
    if (saved > (best?.saved ?? 0)) {
      best = { name, saved };
      return best;
    }
  }
}

module.exports = { worth, saving, bestOffer };
