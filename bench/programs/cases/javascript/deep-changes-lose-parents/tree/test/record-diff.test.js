'use strict';

const test = require('node:test');
const assert = require('node:assert/strict');
const { diffRecords, describe, changedFields } = require('../lib/record-diff.js');

test('flat records', () => {
  assert.deepEqual(diffRecords({ a: 1, b: 2 }, { b: 3, c: 4 }), [
    { type: 'removed', field: 'a', from: 1 },
    { type: 'changed', field: 'b', from: 2, to: 3 },
    { type: 'added', field: 'c', to: 4 },
  ]);
});

test('nested records', () => {
  assert.deepEqual(changedFields({ address: { city: 'Rome' } }, { address: { city: 'Oslo' } }), ['address.city']);
});

test('lists are compared as a whole', () => {
  assert.deepEqual(changedFields({ tags: ['a'] }, { tags: ['a'] }), []);
  assert.deepEqual(changedFields({ tags: ['a'] }, { tags: ['a', 'b'] }), ['tags']);
});

test('describes', () => {
  assert.equal(describe({ type: 'changed', field: 'a', from: 1, to: 'x' }), '~ a: 1 -> "x"');
  assert.equal(describe({ type: 'removed', field: 'a' }), '- a');
});
