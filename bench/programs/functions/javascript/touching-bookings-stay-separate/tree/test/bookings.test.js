import test from 'node:test';
import assert from 'node:assert/strict';
import { joinBookings, minutesTaken } from '../src/bookings.js';

test('overlapping bookings become one', () => {
  assert.deepEqual(joinBookings([[540, 600], [570, 660]]), [[540, 660]]);
});

test('a booking inside another disappears', () => {
  assert.deepEqual(joinBookings([[540, 700], [570, 600]]), [[540, 700]]);
});

test('short breaks are bridged', () => {
  assert.deepEqual(joinBookings([[540, 600], [605, 660]], 10), [[540, 660]]);
  assert.deepEqual(joinBookings([[540, 600], [615, 660]], 10), [[540, 600], [615, 660]]);
});

test('minutes are counted once', () => {
  assert.equal(minutesTaken([[0, 30], [20, 50], [100, 110]]), 60);
});
