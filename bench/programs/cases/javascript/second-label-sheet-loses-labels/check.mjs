import assert from 'node:assert/strict';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const load = async (file) => {
  const mod = await import(pathToFileURL(path.resolve(process.cwd(), file)).href);
  return mod.default ?? mod;
};
const { paginate } = await load('src/layout.js');
const { printSheets } = await load('src/print.js');
const names = (count) => Array.from({ length: count }, (_, i) => `p${i + 1}`);
const pages = paginate(names(17), 'L-8', 3);
assert.deepEqual(pages.map((p) => p.length), [8, 8, 4]);
assert.deepEqual(pages.flat(), [null, null, null, ...names(17)]);
assert.equal(pages[1][0], 'p6');
assert.equal(pages[1][7], 'p13');
for (const used of [0, 1, 5, 11]) {
  assert.deepEqual(paginate(names(40), 'L-12', used).flat(), [...Array(used).fill(null), ...names(40)]);
}
assert.deepEqual(paginate(names(30), 'L-12', 11).map((p) => p.length), [12, 12, 12, 5]);
assert.deepEqual(paginate(names(5), 'L-8', 3).length, 1);
assert.deepEqual(paginate(names(13), 'L-8', 3).map((p) => p.length), [8, 8]);
assert.deepEqual(paginate(names(16), 'L-8').map((p) => p.length), [8, 8]);
assert.deepEqual(paginate([], 'L-8', 2), []);
assert.throws(() => paginate(['a'], 'L-12', 12), RangeError);
assert.equal(printSheets(names(11), { used: 6 }).split('\n').filter((l) => l.includes('p')).length, 1 + 4 + 1);
