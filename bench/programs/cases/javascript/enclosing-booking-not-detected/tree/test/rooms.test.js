'use strict';

const test = require('node:test');
const assert = require('node:assert/strict');
const { RoomCalendar, toMinutes } = require('../lib/rooms.js');

test('parses clock times', () => {
  assert.equal(toMinutes('09:30'), 570);
});

test('overlapping bookings are refused', () => {
  const calendar = new RoomCalendar(['Oslo']);
  assert.equal(calendar.book('Oslo', '10:00', '11:00', 'A'), true);
  assert.equal(calendar.book('Oslo', '10:30', '11:30', 'B'), false);
  assert.equal(calendar.book('Oslo', '09:30', '10:30', 'C'), false);
  assert.equal(calendar.book('Oslo', '10:15', '10:45', 'D'), false);
});

test('touching bookings are fine and are sorted', () => {
  const calendar = new RoomCalendar(['Oslo', 'Rome']);
  calendar.book('Oslo', '10:00', '11:00', 'late');
  calendar.book('Oslo', '09:00', '10:00', 'early');
  assert.deepEqual(calendar.agenda('Oslo'), ['early', 'late']);
  assert.deepEqual(calendar.freeRooms('10:30', '12:00'), ['Rome']);
});

test('bookings must end later', () => {
  assert.throws(() => new RoomCalendar(['X']).book('X', '10:00', '10:00', 'A'), RangeError);
});
