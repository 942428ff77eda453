const test = require('node:test');
const assert = require('node:assert/strict');
const { median, spread, summary } = require('../src/waits.js');

test('odd number', () => {
  assert.equal(median([3, 1, 8]), 3);
});

test('even number', () => {
  assert.equal(median([4, 1, 9, 6]), 5);
});

test('nobody', () => {
  assert.equal(median([]), null);
  assert.equal(summary([]), 'nobody');
});

test('input is left alone', () => {
  const waits = [5, 2, 4];
  median(waits);
  assert.deepEqual(waits, [5, 2, 4]);
});

test('spread', () => {
  assert.equal(spread([12, 3, 30]), 27);
});

test('summary', () => {
  assert.equal(summary([2, 8, 4]), '3 people, median 4 min, spread 6 min');
});
