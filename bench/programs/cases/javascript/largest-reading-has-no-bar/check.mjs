import assert from 'node:assert/strict';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const load = async file => {
  const mod = await import(pathToFileURL(path.resolve(process.cwd(), file)).href);
  return mod.default ?? mod;
};
const { histogram, edges } = await load('src/histogram.js');
const { chart } = await load('src/chart.js');

assert.deepEqual(histogram([1, 2, 3, 4, 5, 6], 5), [1, 1, 1, 1, 2]);
assert.deepEqual(histogram([0, 10], 1), [2]);
assert.deepEqual(histogram([0, 5, 10], 2), [1, 2]);
assert.deepEqual(histogram([10, 10, 0, 9, 1], 5), [2, 0, 0, 0, 3]);
assert.deepEqual(histogram([-4, -3, -2, 0, 0, 4], 4), [2, 1, 2, 1]);
assert.deepEqual(histogram([7, 7, 7], 3), [3, 0, 0]);
assert.deepEqual(histogram([], 3), [0, 0, 0]);
assert.equal(histogram([1, 2, 3, 4, 5, 6], 5).length, 5);
assert.equal(chart([0, 0, 10], { bins: 2, width: 4 }), '     0.0 | ####\n     5.0 | ##');
assert.equal(chart([3]), '     3.0 | ####################\n     3.0 |\n     3.0 |\n     3.0 |\n     3.0 |');
assert.deepEqual(edges([0, 10], 2), [0, 5, 10]);
assert.throws(() => histogram([1], 1.5), RangeError);
