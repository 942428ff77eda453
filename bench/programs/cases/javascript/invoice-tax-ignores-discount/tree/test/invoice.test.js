'use strict';

const test = require('node:test');
const assert = require('node:assert/strict');
const { lineTotal, invoiceTotals, formatCents } = require('../src/invoice.js');

test('line with discount', () => {
  assert.deepEqual(lineTotal({ quantity: 3, unitCents: 1000, discount: 10 }), { gross: 3000, reduction: 300, net: 2700 });
});

test('totals by tax rate', () => {
  const totals = invoiceTotals([
    { quantity: 1, unitCents: 1000, taxRate: 20 },
    { quantity: 2, unitCents: 500, taxRate: 7 },
  ]);
  assert.deepEqual(totals, { net: 2000, taxes: [{ rate: 7, cents: 70 }, { rate: 20, cents: 200 }], tax: 270, total: 2270 });
});

test('empty invoice', () => {
  assert.deepEqual(invoiceTotals([]), { net: 0, taxes: [], tax: 0, total: 0 });
});

test('formats', () => {
  assert.equal(formatCents(5), '0.05 EUR');
  assert.equal(formatCents(-12345, 'USD'), '-123.45 USD');
});
