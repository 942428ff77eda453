import test from 'node:test';
import assert from 'node:assert/strict';
import { squeezeEnd, squeezeMiddle, squeezeRow } from '../src/squeeze.js';

test('short text is left alone', () => {
  assert.equal(squeezeMiddle('notes', 5), 'notes');
  assert.equal(squeezeEnd('notes', 9), 'notes');
});

test('odd and even widths', () => {
  assert.equal(squeezeMiddle('quarterly-report.pdf', 9), 'quar….pdf');
  assert.equal(squeezeMiddle('quarterly-report.pdf', 10), 'quart….pdf');
});

test('no room at all', () => {
  assert.equal(squeezeMiddle('notes', 0), '');
});

test('end', () => {
  assert.equal(squeezeEnd('annual report', 8), 'annual …');
});

test('row', () => {
  assert.equal(squeezeRow(['quarterly-report.pdf', 12], [9, 4]), 'quar….pdf 12');
});
