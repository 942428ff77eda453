import test from 'node:test';
import assert from 'node:assert/strict';
import { layOut } from '../lib/text-table.js';

test('words and numbers', () => {
  assert.deepEqual(layOut(['who', 'pts'], [['Annette', 1200], ['Bob', 35]]), [
    'who      pts',
    'Annette  1200',
    'Bob        35',
  ]);
});

test('one column', () => {
  assert.deepEqual(layOut(['city'], [['Rome'], ['Lima']]), ['city', 'Rome', 'Lima']);
});

test('headings without rows are not padded at the end', () => {
  assert.deepEqual(layOut(['a'], []), ['a']);
});
