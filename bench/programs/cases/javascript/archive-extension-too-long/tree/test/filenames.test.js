'use strict';

const test = require('node:test');
const assert = require('node:assert/strict');
const { splitName, uniqueName, safeName, attachmentLabel } = require('../src/filenames.js');

test('splits', () => {
  assert.deepEqual(splitName('photo.jpg'), ['photo', '.jpg']);
  assert.deepEqual(splitName('README'), ['README', '']);
  assert.deepEqual(splitName('.npmrc'), ['.npmrc', '']);
});

test('unique names', () => {
  assert.equal(uniqueName('a.txt', ['A.txt', 'a (1).txt']), 'a (2).txt');
  assert.equal(uniqueName('b.txt', []), 'b.txt');
});

test('safe names', () => {
  assert.equal(safeName(' a/b:  c.txt '), 'a_b_ c.txt');
});

test('labels', () => {
  assert.equal(attachmentLabel('photo.jpg', 2048), 'photo [JPG, 2.0 KB]');
  assert.equal(attachmentLabel('notes', 12), 'notes [FILE, 12 B]');
});
