import test from 'node:test';
import assert from 'node:assert/strict';
import { parseMark } from '../src/shelfmarks.js';

test('full mark', () => {
  assert.deepEqual(parseMark('QA 76.9 K55'), { letters: 'QA', number: 76.9, author: 'K55' });
});

test('without an author mark', () => {
  assert.deepEqual(parseMark('Z 8'), { letters: 'Z', number: 8, author: null });
});

test('several letters', () => {
  assert.equal(parseMark('PN 1995 B3').letters, 'PN');
});

test('rubbish', () => {
  assert.throws(() => parseMark('76 QA'), SyntaxError);
  assert.throws(() => parseMark('qa 76'), SyntaxError);
});
