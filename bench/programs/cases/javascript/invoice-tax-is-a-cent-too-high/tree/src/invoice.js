'use strict';

const { roundCents, format } = require('./money.js');

class Invoice {
  constructor(number) {
    this.number = number;
    this.lines = [];
  }

  add(text, price, { quantity = 1, rate = 20, discount = 0 } = {}) {
    const net = roundCents(price * quantity * (1 - discount / 100));
    this.lines.push({ text, net, rate });
    return this;
  }

  get net() {
    return this.lines.reduce((sum, line) => sum + line.net, 0);
  }

  // The tax of every rate, computed from the sum of its lines and then rounded.
  taxes() {
    const sums = new Map();
    for (const { net, rate } of this.lines) {
      sums.set(rate, (sums.get(rate) ?? 0) + roundCents((net * rate) / 100));
    }
    return [...sums].sort(([a], [b]) => a - b).map(([rate, sum]) => ({ rate, tax: sum }));
  }

  get total() {
    return this.taxes().reduce((sum, { tax }) => sum + tax, this.net);
  }

  print() {
    const rows = this.lines.map(line => `${line.text} ${format(line.net)}`);
    for (const { rate, tax } of this.taxes()) {
      rows.push(`tax ${rate}% ${format(tax)}`);
    }
    rows.push(`total ${format(this.total)}`);
    return rows.join('\n');
  }
}

module.exports = { Invoice };
