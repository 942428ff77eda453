import test from 'node:test';
import assert from 'node:assert/strict';
import { edges, histogram } from '../src/histogram.js';
import { bar, label, chart } from '../src/chart.js';

test('edges', () => {
  assert.deepEqual(edges([0, 10, 3], 2), [0, 5, 10]);
});

test('bars', () => {
  assert.equal(bar(5, 10, 20), '##########');
  assert.equal(bar(1, 1000, 20), '#');
  assert.equal(bar(0, 10, 20), '');
  assert.equal(bar(0, 0, 20), '');
});

test('labels', () => {
  assert.equal(label(12.345), '    12.3');
  assert.equal(label(2, 0), '       2');
});

test('no readings', () => {
  assert.equal(chart([]), '(no readings)');
  assert.throws(() => histogram([1], 0), RangeError);
});
