'use strict';

const test = require('node:test');
const assert = require('node:assert/strict');
const { formatDuration, parseDuration, formatClock } = require('../src/duration.js');

test('formats short durations', () => {
  assert.equal(formatDuration(0), '0s');
  assert.equal(formatDuration(59), '59s');
  assert.equal(formatDuration(185), '3m 5s');
});

test('formats days', () => {
  assert.equal(formatDuration(86400 * 2 + 60), '2d 1m');
  assert.equal(formatDuration(-90), '-1m 30s');
  assert.equal(formatDuration(185, { parts: 1 }), '3m');
});

test('parses', () => {
  assert.equal(parseDuration('1h 30m'), 5400);
  assert.equal(parseDuration('2d'), 172800);
});

test('clock', () => {
  assert.equal(formatClock(125), '2:05');
});
