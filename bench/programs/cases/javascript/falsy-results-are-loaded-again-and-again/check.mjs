import assert from 'node:assert/strict';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const load = async (file) => {
  const mod = await import(pathToFileURL(path.resolve(process.cwd(), file)).href);
  return mod.default ?? mod;
};
const { LoadingCache, memoize, manualClock } = await load('src/index.js');

for (const value of [null, 0, false, '', undefined, NaN]) {
  let loads = 0;
  const cache = new LoadingCache(async () => {
    loads += 1;
    return value;
  });
  assert.equal(await cache.get('k'), value);
  assert.equal(await cache.get('k'), value);
  assert.equal(loads, 1, `loads of ${value}`);
}
const clock = manualClock();
let loads = 0;
const counts = new LoadingCache(async () => (loads += 1) && 0, { ttl: 10, clock });
await counts.get('a');
clock.advance(9);
await counts.get('a');
assert.equal(loads, 1);
clock.advance(1);
assert.equal(await counts.get('a'), 0);
assert.equal(loads, 2);
await counts.refresh('a');
assert.equal(loads, 3);
await counts.getMany(['a', 'b', 'b']);
assert.equal(loads, 4);
let tries = 0;
const failing = new LoadingCache(async () => {
  tries += 1;
  throw new Error('down');
});
await assert.rejects(failing.get('a'), /down/);
await assert.rejects(failing.get('a'), /down/);
assert.equal(tries, 2);
let small = 0;
const one = new LoadingCache(async (key) => ((small += 1), key), { max: 1 });
await one.get(0);
await one.get(1);
assert.equal(await one.get(0), 0);
assert.equal(small, 3);
let calls = 0;
const none = memoize(() => void (calls += 1));
none(1);
none(1);
assert.equal(calls, 1);
