import { test } from 'node:test';
import assert from 'node:assert/strict';
import { RecentCache } from '../src/recent.js';

test('values come back', () => {
  const cache = new RecentCache(3).set('a', 1).set('b', 2);
  assert.equal(cache.get('a'), 1);
  assert.equal(cache.get('c'), undefined);
});

test('a value is replaced', () => {
  const cache = new RecentCache(2).set('a', 1).set('a', 2);
  assert.equal(cache.get('a'), 2);
  assert.equal(cache.size, 1);
});

test('keys are ordered by their last use', () => {
  const cache = new RecentCache(3).set('a', 1).set('b', 2).set('c', 3);
  cache.get('a');
  assert.deepEqual(cache.keys(), ['b', 'c', 'a']);
});

test('size is checked', () => {
  assert.throws(() => new RecentCache(0), RangeError);
  assert.throws(() => new RecentCache('many'), RangeError);
});
