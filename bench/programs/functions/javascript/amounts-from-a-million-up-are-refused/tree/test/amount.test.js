'use strict';
const test = require('node:test');
const assert = require('node:assert/strict');
const { parseAmount, formatAmount } = require('../lib/amount.js');

test('styles', () => {
  assert.equal(parseAmount('1,250.50'), 1250.5);
  assert.equal(parseAmount('1.250,50', 'de'), 1250.5);
  assert.equal(parseAmount('12 000', 'fr'), 12000);
  assert.equal(parseAmount("-9'999.95", 'ch'), -9999.95);
});

test('without groups', () => {
  assert.equal(parseAmount(' 1250000 '), 1250000);
});

test('refuses', () => {
  assert.throws(() => parseAmount('twelve'), SyntaxError);
  assert.throws(() => parseAmount('1', 'xx'), RangeError);
});

test('formats', () => {
  assert.equal(formatAmount(1234567.5, 'de'), '1.234.567,50');
  assert.equal(formatAmount(-12), '-12.00');
});
