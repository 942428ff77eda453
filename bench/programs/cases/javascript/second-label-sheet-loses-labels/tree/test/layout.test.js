import test from 'node:test';
import assert from 'node:assert/strict';
import { capacity, paginate, toGrid } from '../src/layout.js';
import { printSheets } from '../src/print.js';

const names = (count) => Array.from({ length: count }, (_, i) => `n${i + 1}`);

test('capacity', () => {
  assert.equal(capacity('L-8'), 8);
  assert.equal(capacity('L-12'), 12);
});

test('fresh sheets', () => {
  assert.deepEqual(paginate(names(10), 'L-8'), [names(8), ['n9', 'n10']]);
  assert.deepEqual(paginate([], 'L-8', 3), []);
});

test('started sheet', () => {
  assert.deepEqual(paginate(names(2), 'L-8', 2), [[null, null, 'n1', 'n2']]);
  assert.deepEqual(paginate(names(7), 'L-8', 2)[1], ['n7']);
});

test('bad use', () => {
  assert.throws(() => paginate(['a'], 'L-8', 8), RangeError);
});

test('grid and print', () => {
  assert.deepEqual(toGrid(['a', 'b', 'c'], 'L-8'), [['a', 'b'], ['c']]);
  assert.equal(printSheets(['Ada'], { used: 1 }), 'sheet 1\n[            ][Ada         ]');
});
