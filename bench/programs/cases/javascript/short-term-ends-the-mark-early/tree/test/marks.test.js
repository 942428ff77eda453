import test from 'node:test';
import assert from 'node:assert/strict';
import { ranges, mark, excerpt } from '../src/marks.js';

test('ranges', () => {
  assert.deepEqual(ranges('banana bread', ['nan', 'bread']), [[2, 5], [7, 12]]);
  assert.deepEqual(ranges('banana', ['ana']), [[1, 6]]);
  assert.deepEqual(ranges('banana', ['x', '']), []);
});

test('mark', () => {
  assert.equal(mark('Apple pie', ['apple', 'pie']), '[Apple] [pie]');
  assert.equal(mark('raincoat', ['rain', 'inco']), '[rainco]at');
  assert.equal(mark('rain', ['sun'], '<b>', '</b>'), 'rain');
});

test('excerpt', () => {
  assert.equal(excerpt('the quick brown fox', ['brown'], 4), '…ick brown fox');
  assert.equal(excerpt('the quick brown fox', ['cat'], 4), 'the quic');
});

test('touching hits', () => {
  assert.equal(mark('raincoat', ['rain', 'coat']), '[raincoat]');
});

test('excerpt of a short text', () => {
  assert.equal(excerpt('brown', ['own']), 'brown');
});
