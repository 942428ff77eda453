import test from 'node:test';
import assert from 'node:assert/strict';
import { available, availableMinutes, clock, minutes, parse } from '../src/windows.js';

test('clock', () => {
  assert.equal(minutes('06:30'), 390);
  assert.equal(clock(390), '06:30');
  assert.throws(() => parse('10:00-09:00'), RangeError);
});

test('an outage at the start', () => {
  assert.deepEqual(available(['06:00-10:00'], ['05:00-07:00']), ['07:00-10:00']);
});

test('an outage at the end', () => {
  assert.deepEqual(available(['06:00-10:00'], ['09:15-12:00']), ['06:00-09:15']);
});

test('an outage over everything', () => {
  assert.deepEqual(available(['06:00-10:00'], ['05:00-12:00']), []);
});

test('other windows are left alone', () => {
  assert.deepEqual(available(['18:00-20:00', '06:00-08:00'], ['08:00-18:00']), ['06:00-08:00', '18:00-20:00']);
  assert.equal(availableMinutes(['06:00-08:00', '18:00-20:00'], ['19:00-21:00']), 180);
});
