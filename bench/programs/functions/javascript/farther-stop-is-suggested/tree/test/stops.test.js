import test from 'node:test';
import assert from 'node:assert/strict';
import { closestStop, stopsBetween } from '../src/stops.js';

const LINE = [
  { name: 'Harbour', km: 0.5 },
  { name: 'Market', km: 2 },
  { name: 'Mill', km: 6 },
];

test('at the start of the line', () => {
  assert.equal(closestStop(LINE, 0).name, 'Harbour');
});

test('no stops', () => {
  assert.equal(closestStop([], 3), null);
});

test('before the first stop', () => {
  assert.equal(closestStop(LINE.slice(1), 1.5).name, 'Market');
});

test('between', () => {
  assert.deepEqual(stopsBetween(LINE, 6, 1), ['Market', 'Mill']);
});
