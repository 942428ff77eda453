'use strict';

const test = require('node:test');
const assert = require('node:assert/strict');
const { roundCents, format } = require('../src/money.js');
const { Invoice } = require('../src/invoice.js');

test('rounding', () => {
  assert.equal(roundCents(0.5), 1);
  assert.equal(roundCents(-1.5), -2);
  assert.equal(roundCents(1.005 * 100), 101);
});

test('format', () => {
  assert.equal(format(5), '0.05');
  assert.equal(format(-1234), '-12.34');
});

test('discount and quantity', () => {
  const invoice = new Invoice(1).add('pens', 199, { quantity: 3, discount: 10 });
  assert.equal(invoice.net, 537);
});

test('taxes by rate', () => {
  const invoice = new Invoice(2).add('desk', 10000).add('book', 2000, { rate: 5 }).add('lamp', 3000);
  assert.deepEqual(invoice.taxes(), [{ rate: 5, tax: 100 }, { rate: 20, tax: 2600 }]);
  assert.equal(invoice.total, 17700);
});

test('print', () => {
  assert.equal(new Invoice(3).add('cup', 500).print(), 'cup 5.00\ntax 20% 1.00\ntotal 6.00');
});
