'use strict';

const test = require('node:test');
const assert = require('node:assert/strict');
const { encodeRow, decodeRow, encodePicture, decodePicture } = require('../src/lamps.js');

test('short runs', () => {
  assert.equal(encodeRow('rrr..'), '3r2.');
  assert.equal(encodeRow('rgb'), '1r1g1b');
  assert.equal(encodeRow(''), '');
});

test('long runs', () => {
  assert.equal(encodeRow('g'.repeat(12)), '9g3g');
  assert.equal(encodeRow('g'.repeat(20) + 'r'), '9g9g2g1r');
});

test('decode', () => {
  assert.equal(decodeRow('9g3g'), 'g'.repeat(12));
  assert.throws(() => decodeRow('9g3'), SyntaxError);
  assert.throws(() => decodeRow('0g'), SyntaxError);
});

test('pictures', () => {
  assert.equal(encodePicture(['rr', 'rr', '..']), '2r/=/2.');
  assert.deepEqual(decodePicture('2r/=/2.'), ['rr', 'rr', '..']);
});

test('unknown colours', () => {
  assert.throws(() => encodeRow('rrx'), /no such colour: x/);
});

test('there and back', () => {
  for (const row of ['r', 'rgbyw.', '.'.repeat(30), 'w'.repeat(10) + 'r']) {
    assert.equal(decodeRow(encodeRow(row)), row);
  }
});
