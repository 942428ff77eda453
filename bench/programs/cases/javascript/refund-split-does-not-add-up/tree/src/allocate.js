import { Money } from './money.js';

/**
 * Shares an amount by weights without losing a minor unit: every share is cut
 * to whole units first, what is left goes one unit each to the first shares
 * with a weight. Works for debts and refunds alike.
 */
export function allocate(money, weights) {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (weights.some((weight) => weight < 0) || total <= 0) {
    throw new RangeError('weights must not be negative and not all zero');
  }
  const shares = weights.map((weight) => Math.trunc((money.minor * weight) / total) + 0);
  let rest = money.minor - shares.reduce((sum, share) => sum + share, 0);
  for (let i = 0; rest > 0; i += 1) {
    if (weights[i] > 0) {
      shares[i] += 1;
      rest -= 1;
    }
  }
  return shares.map((share) => new Money(share, money.currency));
}

/** Equal parts; the first ones may be one unit larger. */
export function split(money, count) {
  if (!Number.isInteger(count) || count < 1) {
    throw new RangeError('count must be a positive whole number');
  }
  return allocate(money, new Array(count).fill(1));
}
