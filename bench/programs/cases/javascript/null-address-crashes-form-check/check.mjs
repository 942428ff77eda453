import assert from 'node:assert/strict';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const load = async (file) => {
  const mod = await import(pathToFileURL(path.resolve(process.cwd(), file)).href);
  return mod.default ?? mod;
};
const { t, explain, isValid, assertValid, SchemaError } = await load('src/index.js');

const address = t.object({ street: t.string() });
const rule = t.object({ name: t.string(), address: t.optional(address) });
assert.deepEqual(explain({ name: 'Ada', address: null }, rule), ['address: must be an object']);
assert.deepEqual(explain(null, address), ['(root): must be an object']);
assert.equal(isValid(null, t.object({})), false);
assert.deepEqual(explain([null, { street: 'x' }], t.list(address)), ['0: must be an object']);
assert.throws(() => assertValid(null, rule), SchemaError);
assert.deepEqual(explain(null, t.object({}, { strict: true })), ['(root): must be an object']);
assert.equal(isValid(null, t.nullable(address)), true);
assert.deepEqual(explain({ name: 'Ada' }, rule), []);
assert.deepEqual(explain({ name: 'Ada', address: undefined }, rule), []);
assert.deepEqual(explain({ name: 'Ada', address: [] }, rule), ['address: must be an object']);
assert.deepEqual(explain({ name: null }, rule), ['name: must be a string']);
assert.deepEqual(explain({ name: 'Ada', address: {} }, rule), ['address.street: is missing']);
