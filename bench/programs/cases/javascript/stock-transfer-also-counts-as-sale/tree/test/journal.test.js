'use strict';

const test = require('node:test');
const assert = require('node:assert/strict');
const { replay, bestSellers, shrinkage } = require('../src/journal.js');

const entry = (type, item, count) => ({ type, item, count });

test('purchase and sale', () => {
  assert.deepEqual(replay([entry('purchase', 'mug', 10), entry('sale', 'mug', 4)]), {
    mug: { stock: 6, sold: 4, moved: 0, lost: 0 },
  });
});

test('count', () => {
  const rows = replay([entry('purchase', 'mug', 10), entry('count', 'mug', 8), entry('sale', 'mug', 1)]);
  assert.deepEqual(rows.mug, { stock: 7, sold: 1, moved: 0, lost: 2 });
});

test('best sellers', () => {
  const entries = [entry('sale', 'b', 2), entry('sale', 'a', 2), entry('sale', 'c', 5), entry('purchase', 'd', 9)];
  assert.deepEqual(bestSellers(entries), ['c', 'a', 'b']);
  assert.deepEqual(bestSellers(entries, 1), ['c']);
});

test('shrinkage', () => {
  assert.equal(shrinkage([entry('purchase', 'a', 5), entry('count', 'a', 3), entry('count', 'b', 1)]), 1);
});

test('unknown type', () => {
  assert.throws(() => replay([entry('theft', 'a', 1)]), /unknown entry type theft/);
});
