import test from 'node:test';
import assert from 'node:assert/strict';
import { billTotal, splitBill } from '../src/bill.js';

test('total without a tip', () => {
  assert.equal(billTotal({ ann: 1250, bob: 890 }), 2140);
});

test('total with a tip is rounded', () => {
  assert.equal(billTotal({ ann: 1255, bob: 890 }, 10), 2360);
});

test('without a tip everybody pays the own orders', () => {
  assert.deepEqual(splitBill({ ann: 1250, bob: 890, cid: 333 }), { ann: 1250, bob: 890, cid: 333 });
});

test('a tip that needs no rounding', () => {
  assert.deepEqual(splitBill({ ann: 1000, bob: 500 }, 10), { ann: 1100, bob: 550 });
});

test('one guest pays everything', () => {
  assert.deepEqual(splitBill({ ann: 999 }, 15), { ann: 1149 });
});
