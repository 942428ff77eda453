import assert from 'node:assert/strict';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const load = async (file) => {
  const mod = await import(pathToFileURL(path.resolve(process.cwd(), file)).href);
  return mod.default ?? mod;
};
const { Store, clone } = await load('src/index.js');

const due = new Date('2024-05-01T00:00:00Z');
const store = new Store({ due });
assert.equal(store.get('due').getTime(), 1714521600000);
assert.equal(clone(new Date(0)).getTime(), 0);
assert.equal(clone([{ at: new Date(5) }])[0].at.toISOString(), '1970-01-01T00:00:00.005Z');
const copy = clone(due);
copy.setUTCFullYear(2030);
assert.equal(due.getUTCFullYear(), 2024);
store.snapshot('a');
store.get('due').setTime(7);
assert.equal(store.peek('a', 'due').getTime(), 1714521600000);
assert.equal(store.restore('a').get('due').getTime(), 1714521600000);
assert.equal([...clone(new Set([new Date(3)]))][0].getTime(), 3);
assert.equal(Number.isNaN(clone(new Date(NaN)).getTime()), true);
assert.deepEqual(clone({ a: [1, new Map([['k', new Set([2])]])] }), { a: [1, new Map([['k', new Set([2])]])] });
const ring = { list: [] };
ring.list.push(ring);
const other = clone(ring);
assert.equal(other.list[0], other);
assert.notEqual(other, ring);
assert.equal(clone(null), null);
