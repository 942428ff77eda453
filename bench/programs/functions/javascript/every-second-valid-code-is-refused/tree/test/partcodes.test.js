'use strict';

const test = require('node:test');
const assert = require('node:assert/strict');
const { findCodes, series } = require('../src/partcodes.js');

test('codes of a text', () => {
  assert.deepEqual(findCodes('take ABC-0123 or XYZ-9999.'), ['ABC-0123', 'XYZ-9999']);
});

test('each code once', () => {
  assert.deepEqual(findCodes('ABC-0123, ABC-0123'), ['ABC-0123']);
});

test('no codes', () => {
  assert.deepEqual(findCodes('ABCD-0123 abc-0123 ABC-123'), []);
});

test('series', () => {
  assert.deepEqual(series(' ABC-0123'), { family: 'ABC', number: 123 });
});
