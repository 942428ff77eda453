export { Money } from './money.js';
export { CurrencyMismatch } from './currencies.js';
export { allocate, split } from './allocate.js';
export { sum, sumByCurrency, largest } from './total.js';
