import test from 'node:test';
import assert from 'node:assert/strict';
import { splitName, uniqueName } from '../src/filenames.js';

test('name and extension', () => {
  assert.deepEqual(splitName('photo.of.me.jpg'), ['photo.of.me', 'jpg']);
});

test('no extension', () => {
  assert.deepEqual(splitName('README'), ['README', '']);
  assert.deepEqual(splitName('.profile'), ['.profile', '']);
});

test('a free name is kept', () => {
  assert.equal(uniqueName('a.txt', ['b.txt']), 'a.txt');
});

test('a taken name gets a number', () => {
  assert.equal(uniqueName('a.txt', ['a.txt', 'a (2).txt']), 'a (3).txt');
  assert.equal(uniqueName('notes', ['notes']), 'notes (2)');
});
