'use strict';

const test = require('node:test');
const assert = require('node:assert/strict');
const { shippingCost, cheapestService, quoteText } = require('../src/tariff.js');

test('brackets', () => {
  assert.equal(shippingCost('standard', 1), 390);
  assert.equal(shippingCost('standard', 3), 590);
  assert.equal(shippingCost('standard', 10), 890);
  assert.equal(shippingCost('express', 11), null);
});

test('islands cost more', () => {
  assert.equal(shippingCost('express', 2, { island: true }), 1440);
});

test('quotes', () => {
  assert.deepEqual(cheapestService(20), { service: 'standard', cents: 1590 });
  assert.equal(quoteText(31), 'on request');
});

test('rejects nonsense', () => {
  assert.throws(() => shippingCost('pigeon', 1), /Unknown/);
  assert.throws(() => shippingCost('standard', 0), RangeError);
});
