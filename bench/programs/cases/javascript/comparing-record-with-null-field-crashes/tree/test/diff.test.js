'use strict';

const test = require('node:test');
const assert = require('node:assert/strict');
const { diff, same } = require('../src/diff.js');
const { describe } = require('../src/audit.js');

test('equal records', () => {
  assert.deepEqual(diff({ a: 1, b: { c: [1, 2] } }, { a: 1, b: { c: [1, 2] } }), []);
});

test('added, removed and changed fields', () => {
  assert.deepEqual(diff({ a: 1, b: 2 }, { b: 3, c: 4 }), [
    { path: 'a', op: 'remove', from: 1 },
    { path: 'b', op: 'change', from: 2, to: 3 },
    { path: 'c', op: 'add', to: 4 },
  ]);
});

test('nested records', () => {
  assert.deepEqual(describe({ home: { city: 'Ulm' } }, { home: { city: 'Bonn', zip: '1' } }), [
    '* home.city: "Ulm" -> "Bonn"',
    '+ home.zip: "1"',
  ]);
});

test('arrays are compared as a whole', () => {
  assert.equal(same([1, [2]], [1, [2]]), true);
  assert.deepEqual(describe({ tags: ['x'] }, { tags: ['x', 'y'] }), ['* tags: ["x"] -> ["x","y"]']);
});
