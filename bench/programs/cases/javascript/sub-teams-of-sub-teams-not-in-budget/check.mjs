import assert from 'node:assert/strict';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const load = async (file) => {
  const mod = await import(pathToFileURL(path.resolve(process.cwd(), file)).href);
  return mod.default ?? mod;
};
const { depth, find, pathTo, total } = await load('src/tree.js');
const { expensive, report } = await load('src/report.js');
const company = {
  name: 'all',
  own: 1,
  units: [
    { name: 'sales', own: 10, units: [{ name: 'web', own: 100 }, { name: 'shops', own: 3, units: [{ name: 'north', own: 1000 }] }] },
    { name: 'tech', own: 20, units: [{ name: 'ops', own: 200 }] },
  ],
};
assert.equal(total(company), 1334);
assert.equal(total(find(company, 'sales')), 1113);
assert.equal(find(company, 'tech').own, 20);
assert.equal(find(company, 'ops').own, 200);
assert.equal(find(company, 'north').own, 1000);
assert.equal(find(company, 'shops').own, 3);
assert.equal(find(company, 'nobody'), null);
assert.equal(find({ name: 'a', own: 1 }, 'b'), null);
assert.equal(total({ name: 'a', own: 4, units: [] }), 4);
assert.equal(depth(company), 4);
assert.deepEqual(pathTo(company, 'ops'), ['all', 'tech', 'ops']);
assert.equal(report(company)[0], 'all: 1334');
assert.deepEqual(expensive(company, 1000), ['all', 'sales', 'shops']);
