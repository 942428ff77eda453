import test from 'node:test';
import assert from 'node:assert/strict';
import { addDays, addMonths, daysInMonth, parseDay } from '../src/calendar.js';
import { Subscription } from '../src/subscription.js';

test('days in month', () => {
  assert.equal(daysInMonth(2024, 2), 29);
  assert.equal(daysInMonth(2023, 2), 28);
  assert.equal(daysInMonth(2023, 12), 31);
});

test('adding days', () => {
  assert.equal(addDays('2023-12-31', 1), '2024-01-01');
  assert.throws(() => parseDay('1.2.2024'), TypeError);
});

test('adding months', () => {
  assert.equal(addMonths('2024-01-15', 1), '2024-02-15');
  assert.equal(addMonths('2024-11-30', 4), '2025-03-30');
  assert.equal(addMonths('2024-05-31', 2), '2024-07-31');
});

test('charges', () => {
  assert.deepEqual(new Subscription('quarterly', '2024-02-10').charges(3), ['2024-02-10', '2024-05-10', '2024-08-10']);
  assert.equal(new Subscription('yearly', '2024-01-01', { trialDays: 14 }).charges(2)[1], '2025-01-15');
});

test('next charge', () => {
  const subscription = new Subscription('monthly', '2024-01-05');
  assert.equal(subscription.nextCharge('2024-01-04'), '2024-01-05');
  assert.equal(subscription.nextCharge('2024-01-05'), '2024-02-05');
});

test('unknown plan', () => {
  assert.throws(() => new Subscription('weekly', '2024-01-05'), RangeError);
});
