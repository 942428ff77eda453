import test from 'node:test';
import assert from 'node:assert/strict';
import { resolve, wordsFor } from '../src/aliases.js';

const ALIASES = new Map([
  ['l', 'll'],
  ['ll', 'list'],
  ['q', 'quit'],
]);

test('a plain command stands for itself', () => {
  assert.deepEqual(resolve(ALIASES, 'quit'), { command: 'quit', hops: 0 });
});

test('an alias of an alias', () => {
  assert.deepEqual(resolve(ALIASES, 'l'), { command: 'list', hops: 2 });
});

test('words for a command', () => {
  assert.deepEqual(wordsFor(ALIASES, 'list'), ['l', 'll']);
  assert.deepEqual(wordsFor(ALIASES, 'help'), []);
});
