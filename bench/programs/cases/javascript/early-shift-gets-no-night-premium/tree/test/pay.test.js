import test from 'node:test';
import assert from 'node:assert/strict';
import { parseShift, worked } from '../src/shift.js';
import { cents, pay } from '../src/pay.js';

test('shifts', () => {
  assert.deepEqual(parseShift('08:00-16:30'), { start: 480, end: 990 });
  assert.deepEqual(parseShift('20:00 - 04:30'), { start: 1200, end: 1710 });
  assert.throws(() => parseShift('8-16'), /bad time/);
});

test('worked time', () => {
  assert.equal(worked(parseShift('08:00-16:30')), 510);
  assert.equal(worked(parseShift('22:00-06:00')), 480);
});

test('cents', () => {
  assert.equal(cents(90, 2400), 3600);
  assert.equal(cents(1, 1800), 30);
});

test('day shifts', () => {
  assert.deepEqual(pay('porter', []), { base: 0, premium: 0, total: 0 });
  assert.throws(() => pay('pilot', []), /no rate/);
});
