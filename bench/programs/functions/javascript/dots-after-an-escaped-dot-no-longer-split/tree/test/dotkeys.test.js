'use strict';

const { test } = require('node:test');
const assert = require('node:assert');
const { splitKey, joinKey, lookUp } = require('../src/dotkeys.js');

test('plain keys', () => {
  assert.deepStrictEqual(splitKey('a.b.c'), ['a', 'b', 'c']);
  assert.deepStrictEqual(splitKey('a'), ['a']);
});

test('empty parts', () => {
  assert.deepStrictEqual(splitKey('a..b'), ['a', '', 'b']);
});

test('escaped dot in the last part', () => {
  assert.deepStrictEqual(splitKey('files.read\\.me'), ['files', 'read.me']);
});

test('joining escapes', () => {
  assert.strictEqual(joinKey(['web.local', 'a\\b']), 'web\\.local.a\\\\b');
});

test('look up', () => {
  assert.strictEqual(lookUp({ a: { b: 7 } }, 'a.b'), 7);
  assert.strictEqual(lookUp({ a: {} }, 'a.b.c'), undefined);
});
