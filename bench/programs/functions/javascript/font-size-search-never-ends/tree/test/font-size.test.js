import test from 'node:test';
import assert from 'node:assert/strict';
import { largestSize, sizeForLine } from '../src/font-size.js';

test('nothing fits', () => {
  assert.equal(largestSize(() => false, 8, 40), null);
  assert.equal(sizeForLine('a very long title', 10), null);
});

test('only the smallest one fits', () => {
  assert.equal(largestSize((size) => size < 9, 8, 40), 8);
});

test('no choice', () => {
  assert.equal(largestSize(() => true, 12, 12), 12);
  assert.equal(largestSize(() => true, 13, 12), null);
});
