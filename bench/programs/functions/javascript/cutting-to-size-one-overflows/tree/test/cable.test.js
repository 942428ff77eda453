import { test } from 'node:test';
import assert from 'node:assert/strict';
import { cut, cutsNeeded } from '../src/cable.js';

test('short enough', () => {
  assert.deepEqual(cut(3, 4), [3]);
});

test('halving', () => {
  assert.deepEqual(cut(10, 4), [3, 2, 3, 2]);
});

test('number of cuts', () => {
  assert.equal(cutsNeeded(10, 4), 3);
  assert.equal(cutsNeeded(1, 5), 0);
});
