import test from 'node:test';
import assert from 'node:assert/strict';
import { contrast, parseHex, readable } from '../src/contrast.js';

test('parses both forms', () => {
  assert.deepEqual(parseHex('#1f6'), [17, 255, 102]);
  assert.deepEqual(parseHex('#0A0b0c'), [10, 11, 12]);
  assert.throws(() => parseHex('red'), SyntaxError);
});

test('the extremes', () => {
  assert.equal(contrast('#000', '#fff'), 21);
  assert.equal(contrast('#fff', '#fff'), 1);
});

test('the famous border cases', () => {
  assert.equal(contrast('#767676', '#fff'), 4.54);
  assert.equal(contrast('#777', '#fff'), 4.48);
  assert.equal(readable('#767676', '#fff'), true);
  assert.equal(readable('#777777', '#fff'), false);
});

test('very dark', () => {
  assert.equal(contrast('#0a0a0a', '#fff'), 19.8);
});
