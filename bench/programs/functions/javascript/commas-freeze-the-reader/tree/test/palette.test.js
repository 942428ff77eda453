'use strict';
const test = require('node:test');
const assert = require('node:assert/strict');
const { readPalette } = require('../lib/palette.js');

test('names', () => {
  assert.deepEqual(readPalette(' red\n navy '), [
    { type: 'name', text: 'red' },
    { type: 'name', text: 'navy' },
  ]);
});

test('hex colours', () => {
  assert.deepEqual(readPalette('#FA0 #00ff7f').map((c) => c.text), ['#ffaa00', '#00ff7f']);
});

test('bad hex colours', () => {
  assert.throws(() => readPalette('#12'), /bad colour: #12/);
});

test('nothing', () => {
  assert.deepEqual(readPalette('  '), []);
});
