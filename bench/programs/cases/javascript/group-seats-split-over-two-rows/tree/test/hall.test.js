'use strict';

const test = require('node:test');
const assert = require('node:assert/strict');
const { Hall } = require('../src/hall.js');

test('free seats', () => {
  assert.equal(new Hall('..#\n# .').free, 3);
});

test('books the first block', () => {
  const hall = new Hall('#..#\n....');
  assert.deepEqual(hall.book(2), ['A2', 'A3']);
  assert.deepEqual(hall.book(3), ['B1', 'B2', 'B3']);
  assert.equal(hall.toString(), '####\n###.');
});

test('aisles separate blocks and have no number', () => {
  const hall = new Hall('.. ...');
  assert.deepEqual(hall.book(3), ['A3', 'A4', 'A5']);
});

test('no block is left', () => {
  assert.equal(new Hall('.#.#\n#.#.').book(2), null);
});

test('row names', () => {
  assert.equal(Hall.rowName(2), 'C');
});
