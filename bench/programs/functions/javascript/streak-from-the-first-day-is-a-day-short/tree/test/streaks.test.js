import test from 'node:test';
import assert from 'node:assert/strict';
import { longestStreak, currentStreak } from '../src/streaks.js';

test('nothing yet', () => {
  assert.equal(longestStreak([]), 0);
  assert.equal(currentStreak([], '2024-03-02'), 0);
});

test('single days', () => {
  assert.equal(longestStreak(['2024-03-01', '2024-03-04']), 1);
});

test('longest streak over the end of a month', () => {
  const days = ['2024-02-10', '2024-03-01', '2024-02-28', '2024-02-29', '2024-03-02'];
  assert.equal(longestStreak(days), 4);
});

test('current streak', () => {
  const days = ['2024-03-01', '2024-03-02', '2024-03-03'];
  assert.equal(currentStreak(days, '2024-03-03'), 3);
  assert.equal(currentStreak(days, '2024-03-04'), 3);
  assert.equal(currentStreak(days, '2024-03-05'), 0);
});
