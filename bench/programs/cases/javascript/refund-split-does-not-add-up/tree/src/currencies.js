// Minor units per currency.
const DIGITS = { EUR: 2, USD: 2, JPY: 0, KWD: 3 };

export function digitsOf(code) {
  if (!Object.hasOwn(DIGITS, code)) {
    throw new RangeError(`unknown currency ${code}`);
  }
  return DIGITS[code];
}

export class CurrencyMismatch extends Error {
  constructor(a, b) {
    super(`cannot mix ${a} and ${b}`);
    this.name = 'CurrencyMismatch';
  }
}
