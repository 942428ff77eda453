'use strict';

const test = require('node:test');
const assert = require('node:assert/strict');
const { t, validate, isValid, explain, assertValid, SchemaError } = require('../src/index.js');

const customer = t.object({
  name: t.string({ min: 2 }),
  age: t.optional(t.integer({ min: 0 })),
  address: t.optional(t.object({ street: t.string(), zip: t.string({ pattern: /^\d{5}$/ }) })),
  tags: t.optional(t.list(t.string())),
});

test('valid customer', () => {
  assert.deepEqual(validate({ name: 'Ada', address: { street: 'A', zip: '12345' } }, customer), []);
});

test('missing field', () => {
  assert.deepEqual(explain({}, customer), ['name: is missing']);
});

test('nested paths', () => {
  assert.deepEqual(explain({ name: 'Ada', address: { street: 'A', zip: '1' } }, customer), ['address.zip: has the wrong format']);
});

test('not an object', () => {
  assert.deepEqual(explain('x', customer), ['(root): must be an object']);
  assert.deepEqual(explain({ name: 'Ada', address: [] }, customer), ['address: must be an object']);
});

test('list items', () => {
  assert.deepEqual(explain({ name: 'Ada', tags: ['a', 1] }, customer), ['tags.1: must be a string']);
  assert.deepEqual(explain({ name: 'Ada', tags: 'a' }, customer), ['tags: must be a list']);
});

test('numbers', () => {
  assert.deepEqual(explain({ name: 'Ada', age: -1.5 }, customer), ['age: must be a whole number', 'age: must be at least 0']);
  assert.equal(isValid(NaN, t.number()), false);
});

test('nullable', () => {
  assert.equal(isValid(null, t.nullable(t.string())), true);
  assert.equal(isValid(null, t.string()), false);
});

test('strict objects', () => {
  assert.deepEqual(explain({ a: 1, b: 2 }, t.object({ a: t.number() }, { strict: true })), ['b: is not allowed']);
});

test('assertValid', () => {
  assert.throws(() => assertValid({ name: 'A' }, customer), SchemaError);
  assert.equal(assertValid(true, t.boolean()), true);
});

test('unknown type', () => {
  assert.throws(() => validate(1, { type: 'money' }), SchemaError);
});
