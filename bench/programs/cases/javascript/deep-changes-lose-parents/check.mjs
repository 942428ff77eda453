import assert from 'node:assert/strict';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const mod = await import(pathToFileURL(path.resolve(process.cwd(), 'lib/record-diff.js')).href);
const { diffRecords, describe, changedFields } = mod.default ?? mod;

assert.deepEqual(changedFields({ customer: { billing: { zip: '1010' } } }, { customer: { billing: { zip: '1020' } } }), ['customer.billing.zip']);
assert.deepEqual(changedFields({ a: { b: { c: { d: 1 } } } }, { a: { b: { c: { d: 2 } } } }), ['a.b.c.d']);
assert.deepEqual(changedFields({ a: { b: { c: 1 } } }, { a: { b: { e: 1 } } }), ['a.b.c', 'a.b.e']);
assert.deepEqual(diffRecords({ a: { b: {} } }, { a: { b: { c: 1 } } }).map(describe), ['+ a.b.c: 1']);
assert.deepEqual(changedFields({ a: { b: 1 } }, { a: { b: 2 } }), ['a.b']);
assert.deepEqual(changedFields({ a: 1 }, { a: null }), ['a']);
assert.deepEqual(changedFields({ a: { x: 1 }, b: { x: 1 } }, { a: { x: 2 }, b: { x: 2 } }), ['a.x', 'b.x']);
assert.deepEqual(diffRecords({}, {}), []);
