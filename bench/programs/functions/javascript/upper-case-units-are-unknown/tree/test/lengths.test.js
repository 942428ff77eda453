import { test } from 'node:test';
import assert from 'node:assert/strict';
import { parseLength, addLengths } from '../src/lengths.js';

test('units', () => {
  assert.equal(parseLength('3 km'), 3000000);
  assert.equal(parseLength(' 12.5cm '), 125);
  assert.equal(parseLength('-2 m'), -2000);
});

test('nonsense', () => {
  assert.throws(() => parseLength('long'), SyntaxError);
  assert.throws(() => parseLength('3 parsec'), /unknown unit: parsec/);
});

test('sums', () => {
  assert.equal(addLengths(['1 m', '50 cm']), 1.5);
  assert.equal(addLengths(['1 m', '50 cm'], 'mm'), 1500);
});
