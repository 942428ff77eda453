import test from 'node:test';
import assert from 'node:assert/strict';
import { fold, words, excerpt } from '../src/text.js';
import { HelpIndex } from '../src/search.js';

test('fold', () => {
  assert.equal(fold('Café ÅNGSTRÖM'), 'cafe angstrom');
});

test('words', () => {
  assert.deepEqual(words("it's 2 a.m."), ['it', 's', '2', 'a', 'm']);
  assert.deepEqual(words('...'), []);
});

test('excerpt', () => {
  assert.equal(excerpt('short'), 'short');
  assert.equal(excerpt('one two three', 9), 'one two…');
  assert.equal(excerpt('abcdefghij', 4), 'abcd…');
});

test('postings', () => {
  const index = new HelpIndex().add('Reset', 'reset the reset button', 1);
  assert.equal(index.postings.get('reset').get(0), 5);
});
