import test from 'node:test';
import assert from 'node:assert/strict';
import { encode, decode } from '../src/ticket-code.js';

test('small numbers', () => {
  assert.equal(encode(0), 'BBB');
  assert.equal(encode(1), 'CBB');
  assert.equal(encode(25), '7BB');
});

test('decoding', () => {
  assert.equal(decode('BCB'), 28);
  assert.equal(decode('b-c b'), 28);
});

test('there and back', () => {
  for (const number of [0, 7, 19, 25]) assert.equal(decode(encode(number)), number);
});

test('errors', () => {
  assert.throws(() => encode(-1), RangeError);
  assert.throws(() => decode('A'), /no such letter: A/);
});
