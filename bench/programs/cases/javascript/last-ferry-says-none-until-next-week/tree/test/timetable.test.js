'use strict';

const test = require('node:test');
const assert = require('node:assert/strict');
const { Timetable, parseDays, parseTime } = require('../src/timetable.js');

const line = new Timetable().add('Mo-Fr', '7:10', '12:00', '18:45').add('Sa', '10:00', '19:30');

test('day ranges', () => {
  assert.deepEqual(parseDays('Mo-We'), [0, 1, 2]);
  assert.deepEqual(parseDays('Sa-Mo'), [5, 6, 0]);
  assert.deepEqual(parseDays('Tu,Su'), [1, 6]);
});

test('times', () => {
  assert.equal(parseTime('0:05'), 5);
  assert.throws(() => parseTime('24:00'));
});

test('next boat of the day', () => {
  assert.deepEqual(line.next('Mo', '08:00'), { day: 'Mo', time: '12:00', daysAhead: 0 });
  assert.deepEqual(line.next('Mo', '12:00'), { day: 'Mo', time: '12:00', daysAhead: 0 });
});

test('no boat on Sunday', () => {
  assert.deepEqual(line.next('Su', '06:30'), { day: 'Mo', time: '07:10', daysAhead: 1 });
});

test('board', () => {
  assert.equal(line.board('Sa'), '10:00 19:30');
  assert.equal(line.board('Su'), '');
});

test('a line without boats', () => {
  assert.equal(new Timetable().next('Mo', '10:00'), null);
});
