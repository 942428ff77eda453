import assert from 'node:assert/strict';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const load = async (file) => {
  const mod = await import(pathToFileURL(path.resolve(process.cwd(), file)).href);
  return mod.default ?? mod;
};
const { unifiedDiff } = await load('src/index.js');

const text = (...lines) => lines.map((line) => `${line}\n`).join('');
const headers = (a, b, options) => unifiedDiff(a, b, options).split('\n').filter((line) => line.startsWith('@@'));
assert.deepEqual(headers('', 'one\ntwo\n'), ['@@ -0,0 +1,2 @@']);
assert.deepEqual(headers('one\ntwo\n', ''), ['@@ -1,2 +0,0 @@']);
assert.deepEqual(headers('', 'x'), ['@@ -0,0 +1 @@']);
assert.deepEqual(headers(text(1, 2, 3), text(1, 2, 9, 3), { context: 0 }), ['@@ -2,0 +3 @@']);
assert.deepEqual(headers(text(1, 2, 3, 4), text(1, 4), { context: 0 }), ['@@ -2,2 +1,0 @@']);
assert.deepEqual(headers(text(1, 2), text(1, 2, 3), { context: 0 }), ['@@ -2,0 +3 @@']);
assert.deepEqual(headers(text(2), text(1, 2), { context: 0 }), ['@@ -0,0 +1 @@']);
assert.equal(unifiedDiff('', 'a\n'), '--- a\n+++ b\n@@ -0,0 +1 @@\n+a\n');
assert.deepEqual(headers('a\n', 'b\n'), ['@@ -1 +1 @@']);
assert.deepEqual(headers(text(1, 2, 3), text(1, 9, 3)), ['@@ -1,3 +1,3 @@']);
assert.deepEqual(headers(text(1, 2, 3), text(1, 9, 3), { context: 0 }), ['@@ -2 +2 @@']);
assert.deepEqual(headers(text(1, 2), text(0, 1, 2)), ['@@ -1,2 +1,3 @@']);
assert.equal(unifiedDiff('', ''), '');
