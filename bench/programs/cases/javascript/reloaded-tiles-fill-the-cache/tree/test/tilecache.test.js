import test from 'node:test';
import assert from 'node:assert/strict';
import { TileCache } from '../src/tilecache.js';

test('stores and reads', () => {
  const cache = new TileCache(100);
  cache.put('1/0/0', 'abc');
  assert.equal(cache.get('1/0/0'), 'abc');
  assert.equal(cache.get('1/0/1'), undefined);
  assert.deepEqual([cache.hits, cache.misses, cache.used], [1, 1, 3]);
});

test('evicts what was not used for long', () => {
  const cache = new TileCache(10);
  cache.put('a', 'x', 4);
  cache.put('b', 'x', 4);
  cache.get('a');
  cache.put('c', 'x', 4);
  assert.deepEqual([...cache.tiles.keys()], ['a', 'c']);
  assert.equal(cache.used, 8);
});

test('too large', () => {
  const cache = new TileCache(10);
  cache.put('a', 'x', 4);
  assert.equal(cache.put('b', 'x', 11), false);
  assert.equal(cache.has('a'), true);
});

test('delete and drop', () => {
  const cache = new TileCache(50);
  cache.put(TileCache.key(1, 2, 3), 'x');
  cache.put(TileCache.key(10, 2, 3), 'x');
  cache.dropZoom(1);
  assert.equal(cache.size, 1);
  assert.equal(cache.delete('nothing'), false);
  assert.equal(cache.used, 1);
});
