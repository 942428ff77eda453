'use strict';

const test = require('node:test');
const assert = require('node:assert/strict');
const { Cart } = require('../src/cart.js');

test('adds lines', () => {
  const cart = new Cart().add('pen', 150, 2).add('pen', 150).add('ink', 500);
  assert.equal(cart.goodsTotal(), 950);
  assert.equal(cart.lines.length, 2);
});

test('applies a coupon', () => {
  const cart = new Cart().add('lamp', 5000).addCoupon({ code: 'TEN', percent: 10 });
  assert.deepEqual(cart.checkout(), { goods: 5000, applied: ['TEN'], refused: [], toPay: 4500 });
});

test('refuses a coupon below its minimum', () => {
  const cart = new Cart().add('pen', 150).addCoupon({ code: 'BIG', cents: 100, minimum: 5000 });
  assert.deepEqual(cart.checkout(), { goods: 150, applied: [], refused: ['BIG'], toPay: 150 });
});

test('no coupon twice', () => {
  const cart = new Cart().addCoupon({ code: 'A', cents: 1 });
  assert.throws(() => cart.addCoupon({ code: 'A', cents: 1 }), /already/);
});
