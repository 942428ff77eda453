import assert from 'node:assert/strict';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const load = async (file) => {
  const mod = await import(pathToFileURL(path.resolve(process.cwd(), file)).href);
  return mod.default ?? mod;
};
const { expandRow, stitchCount, shorten } = await load('src/pattern.js');

assert.equal(stitchCount('k2, (p1, k1) x3, k1'), 9);
assert.equal(shorten(expandRow('k2, (p1, k1) x3, k1')), 'k2, p, k, p, k, p, k2');
assert.deepEqual(expandRow('k2, (p1, k1) x2'), ['k', 'k', 'p', 'k', 'p', 'k']);
assert.deepEqual(expandRow('(k, (p, yo) x2) x2'), ['k', 'p', 'yo', 'p', 'yo', 'k', 'p', 'yo', 'p', 'yo']);
assert.deepEqual(expandRow('sl, (k) x2, (p) x2, sl'), ['sl', 'k', 'k', 'p', 'p', 'sl']);
assert.deepEqual(expandRow('sl, ((k, p) x2, yo) x2'), ['sl', 'k', 'p', 'k', 'p', 'yo', 'k', 'p', 'k', 'p', 'yo']);
assert.deepEqual(expandRow('k, (p) x0, k'), ['k', 'k']);
assert.deepEqual(expandRow('(k1, p1) x3'), ['k', 'p', 'k', 'p', 'k', 'p']);
assert.deepEqual(expandRow('k, (p, k)'), ['k', 'p', 'k']);
assert.deepEqual(expandRow('k2tog, yo'), ['k2tog', 'yo']);
assert.deepEqual(expandRow(''), []);
assert.throws(() => expandRow('k, (p, k'), SyntaxError);
assert.throws(() => expandRow('k, p) x2'), SyntaxError);
