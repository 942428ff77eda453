'use strict';

const test = require('node:test');
const assert = require('node:assert/strict');
const { formatCents, alignRight } = require('../src/format.js');
const { consumption, payment, statement } = require('../src/statement.js');

test('groups of three', () => {
  assert.equal(formatCents(5), '0.05');
  assert.equal(formatCents(99999), '999.99');
  assert.equal(formatCents(100000), '1,000.00');
  assert.equal(formatCents(123456789), '1,234,567.89');
});

test('credits', () => {
  assert.equal(formatCents(-1250), '-12.50');
  assert.equal(formatCents(-123450), '-1,234.50');
});

test('consumption', () => {
  assert.deepEqual(consumption('E1', 100, 350, 30), { text: 'meter E1: 250 kWh', cents: 7500 });
  assert.throws(() => consumption('E1', 5, 4, 30), RangeError);
});

test('statement', () => {
  assert.deepEqual(statement([consumption('E1', 0, 100, 30), payment('2 May', 1000)]), [
    'meter E1: 100 kWh   30.00',
    'payment 2 May      -10.00',
    'balance             20.00',
  ]);
});

test('alignRight', () => {
  assert.equal(alignRight('ab', 4), '  ab');
  assert.equal(alignRight('abcde', 4), 'abcde');
});
