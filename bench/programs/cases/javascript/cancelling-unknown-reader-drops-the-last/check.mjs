import assert from 'node:assert/strict';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const load = async (file) => {
  const mod = await import(pathToFileURL(path.resolve(process.cwd(), file)).href);
  return mod.default ?? mod;
};
const { HoldQueue } = await load('src/holds.js');

const q = new HoldQueue(1);
q.request('Ada', 1);
q.request('Ben', 2);
q.request('Cleo', 3);
assert.equal(q.cancel('Ada'), false);
assert.equal(q.position('Cleo'), 2);
assert.equal(q.cancel('Nobody'), false);
assert.equal(q.position('Ben'), 1);
assert.equal(q.waiting.length, 2);
assert.equal(q.cancel('Ben'), true);
assert.equal(q.cancel('Ben'), false);
assert.equal(q.position('Cleo'), 1);
assert.equal(q.giveBack('Ada', 5), 'Cleo');
assert.equal(q.cancel('Cleo'), false);
assert.equal(q.giveBack('Cleo', 6), null);
assert.equal(q.free, 1);
const r = new HoldQueue(0);
r.request('A', 1);
r.request('B', 4);
assert.equal(r.cancel('B'), true);
assert.equal(r.longestWait(10), 9);
assert.throws(() => r.request('A', 2));
