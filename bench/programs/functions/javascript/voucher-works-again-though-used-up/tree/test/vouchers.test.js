import test from 'node:test';
import assert from 'node:assert/strict';
import { cartTotal, discount, voucherApplies } from '../src/vouchers.js';

const cart = [{ price: 1500, quantity: 2 }, { price: 250, quantity: 1 }];
const spring = { from: '2024-03-01', until: '2024-05-31', percent: 10 };

test('worth of the cart', () => {
  assert.equal(cartTotal(cart), 3250);
  assert.equal(cartTotal([]), 0);
});

test('first and last day belong to it', () => {
  assert.equal(voucherApplies(spring, cart, '2024-03-01'), true);
  assert.equal(voucherApplies(spring, cart, '2024-05-31'), true);
  assert.equal(voucherApplies(spring, cart, '2024-06-01'), false);
});

test('minimum worth', () => {
  assert.equal(voucherApplies({ ...spring, minimum: 3250 }, cart, '2024-04-01'), true);
  assert.equal(voucherApplies({ ...spring, minimum: 3251 }, cart, '2024-04-01'), false);
});

test('some uses left', () => {
  assert.equal(voucherApplies({ ...spring, maxUses: 3, used: 2 }, cart, '2024-04-01'), true);
});

test('discount', () => {
  assert.equal(discount(spring, cart, '2024-04-01'), 325);
  assert.equal(discount(spring, cart, '2024-08-01'), 0);
});
