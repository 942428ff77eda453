'use strict';

const test = require('node:test');
const assert = require('node:assert/strict');
const { expandRow, stitchCount, shorten } = require('../src/pattern.js');

test('plain rows', () => {
  assert.deepEqual(expandRow('k2, p, yo'), ['k', 'k', 'p', 'yo']);
  assert.deepEqual(expandRow(''), []);
});

test('a whole row in a group', () => {
  assert.deepEqual(expandRow('(k1, p1) x3'), ['k', 'p', 'k', 'p', 'k', 'p']);
  assert.equal(stitchCount('(k2, p2) x4, k2'), 18);
});

test('a group without number', () => {
  assert.deepEqual(expandRow('k, (p, k)'), ['k', 'p', 'k']);
});

test('errors', () => {
  assert.throws(() => expandRow('(k1'), /not closed/);
  assert.throws(() => expandRow('k1) x2'), /never opened/);
  assert.throws(() => expandRow('q3'), /unknown stitch/);
});

test('short form', () => {
  assert.equal(shorten(['k', 'k', 'p', 'k']), 'k2, p, k');
  assert.equal(shorten([]), '');
});
