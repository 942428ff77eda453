'use strict';

// Brackets: up to and including `maxKg` the price (in cents) applies.
const SERVICES = {
  standard: [
    { maxKg: 1, cents: 390 },
    { maxKg: 4, cents: 590 },
    { maxKg: 10, cents: 890 },
    { maxKg: 30, cents: 1590 },
  ],
  express: [
    { maxKg: 2, cents: 990 },
    { maxKg: 10, cents: 1690 },
  ],
};

const ISLAND_SURCHARGE = 450;

function bracketFor(service, kg) {
  return SERVICES[service].find((bracket) => kg <= bracket.maxKg) ?? null;
}

function shippingCost(service, kg, { island = false } = {}) {
  if (!(service in SERVICES)) {
    throw new Error(`Unknown service: ${service}`);
  }
  if (!(kg > 0)) {
    throw new RangeError('Weight must be positive');
  }
  const bracket = bracketFor(service, kg);
  if (bracket === null) {
    return null;
  }
  return bracket.cents + (island ? ISLAND_SURCHARGE : 0);
}

function cheapestService(kg, options) {
  let best = null;
  for (const service of Object.keys(SERVICES)) {
    const cents = shippingCost(service, kg, options);
    if (cents !== null && (best === null || cents < best.cents)) {
      best = { service, cents };
    }
  }
  return best;
}

function quoteText(kg, options) {
  const best = cheapestService(kg, options);
  return best ? `${best.service} ${(best.cents / 100).toFixed(2)}` : 'on request';
}

module.exports = { shippingCost, cheapestService, quoteText };
