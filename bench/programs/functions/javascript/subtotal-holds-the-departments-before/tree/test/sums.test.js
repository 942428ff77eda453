'use strict';
const test = require('node:test');
const assert = require('node:assert/strict');
const { reportLines, reportText } = require('../lib/sums.js');

const bookings = [
  { department: 'Office', text: 'Paper', cents: 1250 },
  { department: 'Office', text: 'Toner', cents: 8900 },
];

test('one department', () => {
  assert.deepEqual(reportLines(bookings), [
    ['Paper', '12.50'],
    ['Toner', '89.00'],
    ['Sum Office', '101.50'],
    ['Total', '101.50'],
  ]);
});

test('no bookings', () => {
  assert.deepEqual(reportLines([]), [['Total', '0.00']]);
});

test('text', () => {
  assert.equal(reportText(bookings).split('\n')[0], 'Paper        12.50');
});
