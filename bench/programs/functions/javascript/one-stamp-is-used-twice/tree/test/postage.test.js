'use strict';
const test = require('node:test');
const assert = require('node:assert/strict');
const { selections, fewestStamps } = require('../postage.js');

test('several selections', () => {
  assert.deepEqual(selections([30, 50, 20], 50), [[30, 20], [50]]);
});

test('no selection', () => {
  assert.deepEqual(selections([30, 50], 40), []);
  assert.equal(fewestStamps([30, 50], 40), null);
});

test('nothing to pay', () => {
  assert.deepEqual(selections([10], 0), [[]]);
});

test('fewest stamps', () => {
  assert.deepEqual(fewestStamps([30, 50, 20], 50), [50]);
});
