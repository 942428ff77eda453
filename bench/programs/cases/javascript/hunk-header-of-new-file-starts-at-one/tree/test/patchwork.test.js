'use strict';

const test = require('node:test');
const assert = require('node:assert/strict');
const { unifiedDiff, countChanges, statLine } = require('../src/index.js');

const text = (...lines) => lines.map((line) => `${line}\n`).join('');
const headers = (diff) => diff.split('\n').filter((line) => line.startsWith('@@'));

test('no change', () => {
  assert.equal(unifiedDiff('a\n', 'a\n'), '');
});

test('changed line', () => {
  assert.equal(
    unifiedDiff(text('a', 'b', 'c'), text('a', 'x', 'c'), { oldName: 'old', newName: 'new' }),
    '--- old\n+++ new\n@@ -1,3 +1,3 @@\n a\n-b\n+x\n c\n',
  );
});

test('context', () => {
  assert.deepEqual(headers(unifiedDiff(text(1, 2, 3, 4, 5), text(1, 2, 9, 4, 5), { context: 1 })), ['@@ -2,3 +2,3 @@']);
});

test('two hunks', () => {
  const before = text(1, 2, 3, 4, 5, 6, 7, 8, 9);
  const after = text(0, 2, 3, 4, 5, 6, 7, 8, 0);
  assert.deepEqual(headers(unifiedDiff(before, after, { context: 1 })), ['@@ -1,2 +1,2 @@', '@@ -8,2 +8,2 @@']);
});

test('single line', () => {
  assert.deepEqual(headers(unifiedDiff('a\n', 'b\n')), ['@@ -1 +1 @@']);
});

test('shifted numbers', () => {
  const before = text(1, 2, 3, 4, 5, 6);
  const after = text('n', 1, 2, 3, 4, 5);
  assert.deepEqual(headers(unifiedDiff(before, after, { context: 1 })), ['@@ -1 +1,2 @@', '@@ -5,2 +6 @@']);
});

test('counts', () => {
  assert.deepEqual(countChanges(text('a', 'b'), text('b', 'c', 'd')), { added: 2, removed: 1 });
});

test('stat line', () => {
  assert.equal(statLine('n.txt', text('a'), text('b', 'c')), 'n.txt | 3 ++-');
  assert.equal(statLine('n.txt', 'a', 'a'), 'n.txt | 0');
});
