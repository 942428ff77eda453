'use strict';
const test = require('node:test');
const assert = require('node:assert/strict');
const { openSlots, minutesOf, clockOf } = require('../lib/slots.js');

test('what does not fit before closing is left out', () => {
  assert.deepEqual(openSlots({ open: '09:00', close: '10:30' }, 40), ['09:00', '09:40']);
});

test('booked stretches', () => {
  const day = { open: '09:00', close: '11:15', booked: [['09:30', '10:00']] };
  assert.deepEqual(openSlots(day, 30), ['09:00', '10:00', '10:30']);
});

test('too long for the day', () => {
  assert.deepEqual(openSlots({ open: '09:00', close: '10:00' }, 90), []);
});

test('clock and minutes', () => {
  assert.equal(minutesOf('08:05'), 485);
  assert.equal(clockOf(485), '08:05');
});
