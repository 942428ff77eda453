'use strict';

const test = require('node:test');
const assert = require('node:assert/strict');
const { createMap, reserve, isFree, findTogether, freeCount } = require('../src/seatmap.js');

test('reserving takes the seat', () => {
  const map = createMap({ rows: ['A', 'B'], width: 4 });
  assert.equal(reserve(map, 'A', 2), 'A-2');
  assert.equal(isFree(map, 'A', 2), false);
  assert.equal(freeCount(map), 7);
});

test('a seat cannot be reserved twice', () => {
  const map = createMap({ rows: ['A'], width: 2 });
  reserve(map, 'A', 1);
  assert.throws(() => reserve(map, 'A', 1), /taken/);
  assert.throws(() => reserve(map, 'A', 3), RangeError);
});

test('finds a block and skips taken seats', () => {
  const map = createMap({ rows: ['A', 'B'], width: 5, aisleAfter: [3] });
  assert.deepEqual(findTogether(map, 2), ['A-1', 'A-2']);
  reserve(map, 'A', 1);
  assert.deepEqual(findTogether(map, 2), ['A-2', 'A-3']);
});

test('gives null when there is no room', () => {
  const map = createMap({ rows: ['A'], width: 3 });
  reserve(map, 'A', 2);
  assert.equal(findTogether(map, 2), null);
});
