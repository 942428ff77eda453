import test from 'node:test';
import assert from 'node:assert/strict';
import { Cache, LoadingCache, memoize, manualClock } from '../src/index.js';

test('get and set', () => {
  const cache = new Cache().set('a', 1);
  assert.equal(cache.get('a'), 1);
  assert.equal(cache.get('b', 'none'), 'none');
  assert.deepEqual([cache.hits, cache.misses], [1, 1]);
});

test('least recently used goes first', () => {
  const gone = [];
  const cache = new Cache({ max: 2, onEvict: (key, value, reason) => gone.push([key, value, reason]) });
  cache.set('a', 1).set('b', 2);
  cache.get('a');
  cache.set('c', 3);
  assert.deepEqual(gone, [['b', 2, 'full']]);
  assert.equal(cache.has('a'), true);
});

test('ttl', () => {
  const clock = manualClock();
  const cache = new Cache({ ttl: 10, clock }).set('a', 1).set('b', 2, { ttl: 20 });
  clock.advance(10);
  assert.equal(cache.has('a'), false);
  assert.equal(cache.get('b'), 2);
});

test('delete and clear', () => {
  const cache = new Cache().set('a', 1).set('b', 2);
  assert.equal(cache.delete('a'), true);
  assert.equal(cache.delete('a'), false);
  cache.clear();
  assert.equal(cache.size, 0);
});

test('max must be positive', () => {
  assert.throws(() => new Cache({ max: 0 }), RangeError);
});

test('loads once', async () => {
  let loads = 0;
  const users = new LoadingCache(async (id) => {
    loads += 1;
    return `user ${id}`;
  });
  assert.deepEqual(await users.getMany([1, 2, 1]), ['user 1', 'user 2', 'user 1']);
  assert.equal(await users.get(2), 'user 2');
  assert.equal(loads, 2);
});

test('loads again after the ttl', async () => {
  const clock = manualClock();
  let loads = 0;
  const cache = new LoadingCache(async () => (loads += 1), { ttl: 5, clock });
  await cache.get('a');
  clock.advance(5);
  assert.equal(await cache.get('a'), 2);
});

test('failures are not kept', async () => {
  let calls = 0;
  const cache = new LoadingCache(async () => {
    calls += 1;
    if (calls === 1) {
      throw new Error('down');
    }
    return 'up';
  });
  await assert.rejects(cache.get('a'), /down/);
  assert.equal(await cache.get('a'), 'up');
});

test('refresh', async () => {
  let loads = 0;
  const cache = new LoadingCache(async () => (loads += 1));
  await cache.get('a');
  assert.equal(await cache.refresh('a'), 2);
});

test('memoize', () => {
  let calls = 0;
  const add = memoize((a, b) => {
    calls += 1;
    return a + b;
  });
  assert.equal(add(1, 2) + add(1, 2), 6);
  assert.equal(calls, 1);
});
