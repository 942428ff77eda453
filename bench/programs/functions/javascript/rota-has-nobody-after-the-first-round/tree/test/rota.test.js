import { test } from 'node:test';
import assert from 'node:assert';
import { swapped } from '../src/rota.js';

test('two weeks change hands', () => {
  assert.deepStrictEqual(swapped(['ana', 'ben', 'cem'], 0, 2), ['cem', 'ben', 'ana']);
});

test('the list itself stays', () => {
  const list = ['ana', 'ben'];
  swapped(list, 0, 1);
  assert.deepStrictEqual(list, ['ana', 'ben']);
});

test('a week with itself', () => {
  assert.deepStrictEqual(swapped(['ana', 'ben'], 1, 1), ['ana', 'ben']);
});

test('weeks outside the list', () => {
  assert.throws(() => swapped(['ana'], 0, 1), RangeError);
});
