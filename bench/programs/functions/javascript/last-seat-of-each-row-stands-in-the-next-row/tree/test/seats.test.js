'use strict';

const test = require('node:test');
const assert = require('node:assert');
const { seatNumber, neighbours } = require('../src/seats.js');

test('number of a seat in the first row', () => {
  assert.equal(seatNumber('A1', 12), 1);
  assert.equal(seatNumber('A12', 12), 12);
});

test('I and O are left out', () => {
  assert.equal(seatNumber('J1', 10), 81);
  assert.throws(() => seatNumber('I1', 10), RangeError);
});

test('neighbours in the middle', () => {
  assert.deepEqual(neighbours('C5', 12), ['C4', 'C6']);
});

test('neighbours at the aisle', () => {
  assert.deepEqual(neighbours('C1', 12), ['C2']);
  assert.deepEqual(neighbours('C12', 12), ['C11']);
});
