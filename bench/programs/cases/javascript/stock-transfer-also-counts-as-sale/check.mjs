import assert from 'node:assert/strict';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const load = async (file) => {
  const mod = await import(pathToFileURL(path.resolve(process.cwd(), file)).href);
  return mod.default ?? mod;
};
const { replay, bestSellers, shrinkage } = await load('src/journal.js');
const entry = (type, item, count) => ({ type, item, count });
assert.deepEqual(replay([entry('purchase', 'lamp', 10), entry('transfer', 'lamp', 3)]), {
  lamp: { stock: 7, sold: 0, moved: 3, lost: 0 },
});
assert.deepEqual(replay([entry('transfer', 'x', 2), entry('transfer', 'x', 5)]).x, { stock: -7, sold: 0, moved: 7, lost: 0 });
assert.deepEqual(bestSellers([entry('transfer', 'a', 90), entry('sale', 'b', 1)]), ['b']);
assert.equal(shrinkage([entry('purchase', 'a', 10), entry('transfer', 'a', 4), entry('count', 'a', 6)]), 0);
assert.deepEqual(replay([entry('purchase', 'a', 9), entry('sale', 'a', 2), entry('transfer', 'a', 3)]).a, { stock: 4, sold: 2, moved: 3, lost: 0 });
assert.deepEqual(replay([entry('sale', 'a', 2)]).a, { stock: -2, sold: 2, moved: 0, lost: 0 });
assert.deepEqual(replay([entry('purchase', 'a', 2)]).a, { stock: 2, sold: 0, moved: 0, lost: 0 });
assert.deepEqual(replay([entry('count', 'a', 2)]).a, { stock: 2, sold: 0, moved: 0, lost: -2 });
assert.throws(() => replay([entry('move', 'a', 1)]), TypeError);
assert.deepEqual(replay([]), {});
