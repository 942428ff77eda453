import assert from 'node:assert/strict';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const load = async (file) => {
  const mod = await import(pathToFileURL(path.resolve(process.cwd(), file)).href);
  return mod.default ?? mod;
};
const { satisfies, best, updates } = await load('src/index.js');

assert.equal(satisfies('0.3.0', '^0.2.3'), false);
assert.equal(satisfies('0.0.5', '^0.0.4'), false);
assert.equal(best(['0.2.3', '0.2.9', '0.7.0'], '^0.2.3'), '0.2.9');
assert.equal(satisfies('0.0.4', '^0.0.4'), true);
assert.equal(satisfies('0.2.2', '^0.2.3'), false);
assert.equal(satisfies('0.2.99', '^0.2'), true);
assert.equal(satisfies('0.3.0', '^0.2.x'), false);
assert.equal(satisfies('1.0.0', '^0.2.3 || ^1.0.0'), true);
assert.equal(satisfies('0.3.0', '~0.2.3'), false);
assert.equal(satisfies('0.9.0', '^0'), true);
assert.equal(satisfies('1.0.0', '^0'), false);
assert.equal(satisfies('1.9.0', '^1.2.3'), true);
assert.equal(satisfies('1.9.0', '^1.0.0'), true);
assert.equal(satisfies('2.0.0', '^1.0.4'), false);
assert.equal(satisfies('0.5.0', '>=0.2.0 <1.0.0'), true);
assert.deepEqual(updates({ a: '0.1.0' }, { a: '^0.1.0' }, { a: ['0.1.1', '0.2.0'] }), { a: ['0.1.0', '0.1.1'] });
