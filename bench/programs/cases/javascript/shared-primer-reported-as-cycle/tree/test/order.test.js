'use strict';

const test = require('node:test');
const assert = require('node:assert/strict');
const { parseSheet } = require('../src/sheet.js');
const { printOrder, CycleError } = require('../src/order.js');

test('sheets', () => {
  assert.deepEqual([...parseSheet('door: primer, hinges\n\nprimer:sanding # twice\n')], [
    ['door', ['primer', 'hinges']],
    ['primer', ['sanding']],
  ]);
});

test('steps can be continued', () => {
  assert.deepEqual(parseSheet('a: b\na: c').get('a'), ['b', 'c']);
});

test('printout', () => {
  assert.equal(printOrder(['sanding', 'primer']), ' 1. sanding\n 2. primer');
  assert.equal(printOrder([]), '');
});

test('cycle error', () => {
  const error = new CycleError(['a', 'b', 'a']);
  assert.equal(error.message, 'steps wait for each other: a -> b -> a');
});
