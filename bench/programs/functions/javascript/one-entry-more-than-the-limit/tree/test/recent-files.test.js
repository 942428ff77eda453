import { test } from 'node:test';
import assert from 'node:assert/strict';
import { RecentFiles } from '../src/recent-files.js';

test('latest first', () => {
  assert.deepEqual(new RecentFiles().open('a').open('b').list(), ['b', 'a']);
});

test('opening again moves to the front', () => {
  assert.deepEqual(new RecentFiles().open('a').open('b').open('a').list(), ['a', 'b']);
});

test('a smaller limit', () => {
  const files = new RecentFiles(5);
  for (const path of 'abcd') files.open(path);
  files.resize(2);
  assert.deepEqual(files.list(), ['d', 'c']);
});

test('forgetting', () => {
  const files = new RecentFiles().open('a');
  assert.equal(files.forget('a'), true);
  assert.equal(files.forget('a'), false);
  assert.deepEqual(files.list(), []);
});

test('refuses a limit of nothing', () => {
  assert.throws(() => new RecentFiles(0), RangeError);
});
