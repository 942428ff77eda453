import { digitsOf, CurrencyMismatch } from './currencies.js';

/** An immutable amount in minor units. */
export class Money {
  constructor(minor, currency) {
    if (!Number.isSafeInteger(minor)) {
      throw new RangeError(`not a whole number of minor units: ${minor}`);
    }
    digitsOf(currency);
    this.minor = minor;
    this.currency = currency;
    Object.freeze(this);
  }

  /** "12.30" or "-5" in major units, exact. */
  static parse(text, currency) {
    const digits = digitsOf(currency);
    const match = /^([+-]?)(\d+)(?:\.(\d+))?$/.exec(text.trim());
    if (!match || (match[3] ?? '').length > digits) {
      throw new SyntaxError(`bad amount "${text}" for ${currency}`);
    }
    const minor = Number(match[2] + (match[3] ?? '').padEnd(digits, '0'));
    return new Money(match[1] === '-' && minor !== 0 ? -minor : minor, currency);
  }

  same(other) {
    if (other.currency !== this.currency) {
      throw new CurrencyMismatch(this.currency, other.currency);
    }
    return other;
  }

  plus(other) {
    return new Money(this.minor + this.same(other).minor, this.currency);
  }

  minus(other) {
    return new Money(this.minor - this.same(other).minor, this.currency);
  }

  compare(other) {
    return Math.sign(this.minor - this.same(other).minor);
  }

  equals(other) {
    return other.currency === this.currency && other.minor === this.minor;
  }

  isNegative() {
    return this.minor < 0;
  }

  toString() {
    const digits = digitsOf(this.currency);
    const text = String(Math.abs(this.minor)).padStart(digits + 1, '0');
    const sign = this.minor < 0 ? '-' : '';
    const major = text.slice(0, text.length - digits);
    return `${sign}${major}${digits ? `.${text.slice(-digits)}` : ''} ${this.currency}`;
  }
}
