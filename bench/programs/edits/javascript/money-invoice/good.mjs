// Money in minor units, plus invoice totals with discounts and tax groups.

const CURRENCIES = {
  EUR: { digits: 2, symbol: '€' },
  USD: { digits: 2, symbol: '$' },
  JPY: { digits: 0, symbol: '¥' },
  KWD: { digits: 3, symbol: 'KD' },
};

function currencyInfo(code) {
  const info = CURRENCIES[code];
  if (!info) throw new Error(`Unknown currency ${code}`);
  return info;
}

// Rounds halves away from zero, so that refunds mirror charges.
export function roundHalfUp(value) {
  return Math.sign(value) * Math.round(Math.abs(value));
}

export class Money {
  constructor(minor, currency) {
    if (!Number.isSafeInteger(minor)) throw new RangeError(`Not a whole amount: ${minor}`);
    currencyInfo(currency);
    this.minor = minor === 0 ? 0 : minor;
    this.currency = currency;
    Object.freeze(this);
  }

  static zero(currency) {
    return new Money(0, currency);
  }

  static parse(text, currency) {
    const { digits } = currencyInfo(currency);
    const match = /^(-)?(\d[\d,]*)(?:\.(\d+))?$/.exec(text.trim());
    if (!match) throw new Error(`Not an amount: ${text}`);
    const [, sign, whole, fraction = ''] = match;
    if (fraction.length > digits) throw new Error(`Too many decimals for ${currency}`);
    const minor = Number(whole.replaceAll(',', '') + fraction.padEnd(digits, '0'));
    return new Money(sign ? -minor : minor, currency);
  }

  #same(other) {
    if (other.currency !== this.currency) {
      throw new Error(`Cannot mix ${this.currency} and ${other.currency}`);
    }
  }

  plus(other) {
    this.#same(other);
    return new Money(this.minor + other.minor, this.currency);
  }

  minus(other) {
    this.#same(other);
    return new Money(this.minor - other.minor, this.currency);
  }

  times(factor) {
    return new Money(roundHalfUp(this.minor * factor), this.currency);
  }

  percent(rate) {
    return new Money(roundHalfUp((this.minor * rate) / 100), this.currency);
  }

  // Splits by weight without losing a cent; leftovers go to the first shares.
  allocate(weights) {
    const total = weights.reduce((sum, w) => sum + w, 0);
    if (total <= 0) throw new Error('Weights must add up to more than zero');
    const shares = weights.map((w) => Math.trunc((this.minor * w) / total));
    let left = this.minor - shares.reduce((sum, s) => sum + s, 0);
    const step = Math.sign(left);
    for (let i = 0; left !== 0; i = (i + 1) % shares.length) {
      if (weights[i] === 0) continue;
      shares[i] += step;
      left -= step;
    }
    return shares.map((share) => new Money(share, this.currency));
  }

  format() {
    const { digits, symbol } = currencyInfo(this.currency);
    const text = String(Math.abs(this.minor)).padStart(digits + 1, '0');
    const whole = text.slice(0, text.length - digits).replace(/\B(?=(\d{3})+$)/g, ',');
    const fraction = digits > 0 ? `.${text.slice(-digits)}` : '';
    return `${this.minor < 0 ? '-' : ''}${symbol}${whole}${fraction}`;
  }
}

function sum(amounts, currency) {
  return amounts.reduce((acc, amount) => acc.plus(amount), Money.zero(currency));
}

export function invoiceTotals(lines, { currency, discount = 0, shipping = null } = {}) {
  const nets = lines.map((line) => {
    const gross = line.price.times(line.quantity);
    return gross.minus(gross.percent(line.discount ?? 0));
  });
  const subtotal = sum(nets, currency);
  const reduction = subtotal.percent(discount);
  const reductions = subtotal.minor > 0
    ? reduction.allocate(nets.map((net) => net.minor))
    : nets.map(() => Money.zero(currency));

  const groups = new Map();
  lines.forEach((line, i) => {
    const taxable = nets[i].minus(reductions[i]);
    const current = groups.get(line.taxRate) ?? Money.zero(currency);
    groups.set(line.taxRate, current.plus(taxable));
  });

  const taxes = [...groups]
    .sort(([a], [b]) => a - b)
    .map(([rate, base]) => ({ rate, base, tax: base.percent(rate) }));
  const tax = sum(taxes.map((entry) => entry.tax), currency);
  const net = subtotal.minus(reduction);
  const total = net.plus(tax).plus(shipping ?? Money.zero(currency));
  return { subtotal, reduction, net, taxes, tax, total };
}
