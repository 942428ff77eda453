const test = require('node:test');
const assert = require('node:assert/strict');
const { lineTotal, receiptTotal } = require('..');

test('usual rate', () => {
  assert.deepEqual(lineTotal({ price: 500 }), { net: 500, tax: 100, gross: 600 });
});

test('reduced rate and quantity', () => {
  assert.deepEqual(lineTotal({ price: 300, quantity: 2, taxRate: 5 }), { net: 600, tax: 30, gross: 630 });
});

test('other defaults', () => {
  assert.equal(lineTotal({ price: 100 }, { quantity: 3, taxRate: 7 }).gross, 321);
});

test('sum of a receipt', () => {
  assert.deepEqual(receiptTotal([{ price: 100 }, { price: 50, quantity: 2 }]), { net: 200, tax: 40, gross: 240 });
});
