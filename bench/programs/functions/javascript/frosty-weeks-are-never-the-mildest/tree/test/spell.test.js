import test from 'node:test';
import assert from 'node:assert/strict';
import { mildestSpell, describeSpell } from '../src/spell.js';

test('finds the spell', () => {
  assert.deepEqual(mildestSpell([4, 9, 15, 12, 3], 2), { from: 2, mean: 13.5 });
});

test('at the end', () => {
  assert.deepEqual(mildestSpell([1, 2, 3, 4], 3), { from: 1, mean: 3 });
});

test('too few', () => {
  assert.equal(mildestSpell([1, 2], 3), null);
  assert.equal(describeSpell([], 1), 'too few readings');
});

test('as a text', () => {
  assert.equal(describeSpell([0, 10, 11, 2], 2), 'day 2 to 3, 10.5 on average');
});
