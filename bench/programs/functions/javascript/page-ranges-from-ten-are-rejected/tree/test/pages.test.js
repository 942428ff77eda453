import { test } from 'node:test';
import assert from 'node:assert/strict';
import { parsePages, formatPages } from '../lib/pages.js';

test('pages and ranges', () => {
  assert.deepEqual(parsePages('7, 1-3', 20), [1, 2, 3, 7]);
});

test('overlaps', () => {
  assert.deepEqual(parsePages('1-3,2-4', 20), [1, 2, 3, 4]);
});

test('beyond the end', () => {
  assert.deepEqual(parsePages('8-12', 10), [8, 9, 10]);
});

test('nonsense', () => {
  assert.throws(() => parsePages('1-', 5), /cannot read "1-"/);
  assert.throws(() => parsePages('a', 5), SyntaxError);
});

test('formatting', () => {
  assert.equal(formatPages([1, 2, 3, 7, 9, 10]), '1-3, 7, 9-10');
});
