const { test } = require('node:test');
const assert = require('node:assert');
const { dailyChange, peak } = require('..');

test('change from day to day', () => {
  assert.deepStrictEqual(dailyChange([5, 8, 8, 2]), [3, 0, -6]);
});

test('a single day has no change', () => {
  assert.deepStrictEqual(dailyChange([5]), []);
});

test('peak', () => {
  assert.strictEqual(peak([1, 9, 3, 9]), 1);
});

test('no peak', () => {
  assert.strictEqual(peak([]), -1);
});
