import test from 'node:test';
import assert from 'node:assert/strict';
import { pageCount, pageStrip, stripText, GAP } from '../src/strip.js';

test('first page', () => {
  assert.deepEqual(pageStrip(1, 10), [1, 2, GAP, 10]);
});

test('in the middle', () => {
  assert.deepEqual(pageStrip(5, 10), [1, GAP, 4, 5, 6, GAP, 10]);
});

test('wider radius', () => {
  assert.deepEqual(pageStrip(6, 20, 2), [1, GAP, 4, 5, 6, 7, 8, GAP, 20]);
});

test('one page only', () => {
  assert.deepEqual(pageStrip(1, 1), [1]);
  assert.equal(pageCount(0, 20), 1);
});

test('text', () => {
  assert.equal(stripText(3, 9), '1 2 [3] 4 … 9');
});
