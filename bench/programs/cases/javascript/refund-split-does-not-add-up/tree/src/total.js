import { Money } from './money.js';

export function sum(amounts, currency) {
  return amounts.reduce((total, amount) => total.plus(amount), new Money(0, currency));
}

/** One sum per currency, sorted by its code. */
export function sumByCurrency(amounts) {
  const totals = new Map();
  for (const amount of amounts) {
    const before = totals.get(amount.currency);
    totals.set(amount.currency, before ? before.plus(amount) : amount);
  }
  return [...totals.keys()].sort().map((code) => totals.get(code));
}

export function largest(amounts) {
  return amounts.reduce((best, amount) => (best && best.compare(amount) >= 0 ? best : amount), null);
}
