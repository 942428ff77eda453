import { test } from 'node:test';
import assert from 'node:assert';
import { isQuiet, parseTime, waitFor } from '../src/quiet.js';

const NIGHT = { from: '22:00', until: '07:00' };

test('parseTime', () => {
  assert.strictEqual(parseTime('00:00'), 0);
  assert.strictEqual(parseTime('23:59'), 1439);
});

test('siesta within one day', () => {
  const siesta = { from: '12:00', until: '14:00' };
  assert.strictEqual(isQuiet(720, siesta), true);
  assert.strictEqual(isQuiet(840, siesta), false);
});

test('night: before and after midnight', () => {
  assert.strictEqual(isQuiet(1380, NIGHT), true);
  assert.strictEqual(isQuiet(60, NIGHT), true);
});

test('night: daytime is not quiet', () => {
  assert.strictEqual(isQuiet(600, NIGHT), false);
  assert.strictEqual(isQuiet(421, NIGHT), false);
});

test('waiting over midnight', () => {
  assert.strictEqual(waitFor(1380, NIGHT), 480);
  assert.strictEqual(waitFor(419, NIGHT), 1);
});
