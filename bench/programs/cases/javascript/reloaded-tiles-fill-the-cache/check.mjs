import assert from 'node:assert/strict';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const load = async file => {
  const mod = await import(pathToFileURL(path.resolve(process.cwd(), file)).href);
  return mod.default ?? mod;
};
const { TileCache } = await load('src/tilecache.js');

let cache = new TileCache(10);
cache.put('1/0/0', 'grass', 4);
cache.put('1/0/1', 'water', 4);
cache.put('1/0/1', 'river', 4);
assert.equal(cache.has('1/0/0'), true);
assert.equal(cache.size, 2);
assert.equal(cache.used, 8);
assert.equal(cache.get('1/0/1'), 'river');
cache = new TileCache(10);
for (let i = 0; i < 20; i++) {
  assert.equal(cache.put('a', `v${i}`, 6), true);
}
assert.equal(cache.used, 6);
assert.equal(cache.get('a'), 'v19');
cache.put('a', 'small', 1);
assert.equal(cache.used, 1);
cache.put('a', 'big', 10);
assert.equal(cache.used, 10);
cache.delete('a');
assert.equal(cache.used, 0);
cache = new TileCache(10);
cache.put('a', 'x', 5);
cache.put('b', 'x', 5);
cache.put('b', 'y', 8);
assert.deepEqual([cache.has('a'), cache.get('b'), cache.used], [false, 'y', 8]);
cache.put('c', 'x', 3);
assert.deepEqual([cache.has('b'), cache.has('c'), cache.used], [false, true, 3]);
