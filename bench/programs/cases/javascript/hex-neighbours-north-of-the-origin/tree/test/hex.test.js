'use strict';

const test = require('node:test');
const assert = require('node:assert/strict');
const { HexMap, step, neighbours } = require('../src/hex.js');

test('steps', () => {
  assert.deepEqual(step([0, 0], 'northeast'), [-1, 0]);
  assert.deepEqual(step([1, 3], 'southeast'), [2, 4]);
  assert.deepEqual(step([2, 3], 'southwest'), [3, 2]);
  assert.throws(() => step([0, 0], 'north'), /no direction/);
});

test('six neighbours', () => {
  assert.equal(new Set(neighbours([3, 3]).map(String)).size, 6);
});

test('walk', () => {
  const map = new HexMap().block(3, 2);
  assert.deepEqual(map.walk([1, 1], 'east southwest east'), [2, 3]);
  assert.deepEqual(map.walk([2, 1], 'east southeast'), [2, 2]);
});

test('reach', () => {
  assert.equal(new HexMap().reach([4, 4], 1), 7);
  assert.equal(new HexMap().reach([5, 4], 2), 19);
  assert.equal(new HexMap().block(4, 5).reach([4, 4], 1), 6);
});
