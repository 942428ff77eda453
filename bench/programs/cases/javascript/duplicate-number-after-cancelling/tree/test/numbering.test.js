'use strict';

const test = require('node:test');
const assert = require('node:assert/strict');
const { InvoiceBook, formatNumber, parseNumber } = require('../src/numbering.js');

test('formats and parses', () => {
  assert.equal(formatNumber(2024, 7), '2024-0007');
  assert.deepEqual(parseNumber('2024-12345'), { year: 2024, sequence: 12345 });
  assert.throws(() => parseNumber('24-1'), SyntaxError);
});

test('numbers by year', () => {
  const book = new InvoiceBook();
  assert.equal(book.issue('ann', 2023), '2023-0001');
  assert.equal(book.issue('ann', 2023), '2023-0002');
  assert.equal(book.issue('bob', 2024), '2024-0001');
  assert.deepEqual(book.numbersOf('ann'), ['2023-0001', '2023-0002']);
});

test('finds and discards', () => {
  const book = new InvoiceBook([{ number: '2024-0001', customer: 'ann' }]);
  assert.equal(book.find('2024-0001').customer, 'ann');
  assert.equal(book.discard('2024-0001'), true);
  assert.equal(book.discard('2024-0001'), false);
  assert.equal(book.find('2024-0001'), null);
});
