import assert from 'node:assert/strict';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const load = async file => {
  const mod = await import(pathToFileURL(path.resolve(process.cwd(), file)).href);
  return mod.default ?? mod;
};
const { diff, same } = await load('src/diff.js');
const { describe } = await load('src/audit.js');

assert.deepEqual(describe({ id: 7, address: null }, { id: 7, address: { city: 'Ulm' } }), ['* address: null -> {"city":"Ulm"}']);
assert.deepEqual(describe({ address: { city: 'Ulm' } }, { address: null }), ['* address: {"city":"Ulm"} -> null']);
assert.deepEqual(diff({ a: null }, { a: null }), []);
assert.deepEqual(diff({ a: { b: null } }, { a: { b: { c: 1 } } }), [{ path: 'a.b', op: 'change', from: null, to: { c: 1 } }]);
assert.deepEqual(diff({ a: null }, { a: 0 }), [{ path: 'a', op: 'change', from: null, to: 0 }]);
assert.deepEqual(diff({ a: null }, {}), [{ path: 'a', op: 'remove', from: null }]);
assert.deepEqual(diff({}, { a: null }), [{ path: 'a', op: 'add', to: null }]);
assert.equal(same([null, 1], [{ x: 1 }, 1]), false);
assert.equal(same([null], [null]), true);
assert.equal(same([{ a: 1 }], [{ a: 1 }]), true);
assert.deepEqual(diff({ a: {} }, { a: { b: 1 } }), [{ path: 'a.b', op: 'add', to: 1 }]);
assert.deepEqual(diff({ a: [1] }, { a: { b: 1 } }), [{ path: 'a', op: 'change', from: [1], to: { b: 1 } }]);
