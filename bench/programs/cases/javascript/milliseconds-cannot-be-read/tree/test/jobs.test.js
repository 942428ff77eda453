'use strict';

const test = require('node:test');
const assert = require('node:assert/strict');
const { parseDuration, formatDuration, DurationError } = require('../src/duration.js');
const { parseJob } = require('../src/jobs.js');

test('units', () => {
  assert.equal(parseDuration('45s'), 45000);
  assert.equal(parseDuration('5m'), 300000);
  assert.equal(parseDuration('1h30m'), 5400000);
  assert.equal(parseDuration('2d 12H'), 216000000);
  assert.equal(parseDuration('1.5s'), 1500);
});

test('garbage', () => {
  for (const text of ['', 'h', '5', '5x', '1h 2h', '1h and 2m']) {
    assert.throws(() => parseDuration(text), DurationError, text);
  }
});

test('format', () => {
  assert.equal(formatDuration(5400000), '1h30m');
  assert.equal(formatDuration(1250), '1s250ms');
  assert.equal(formatDuration(0), '0s');
});

test('jobs', () => {
  assert.deepEqual(parseJob('backup every 1d timeout 30m'), { name: 'backup', every: 86400000, timeout: 1800000 });
  assert.deepEqual(parseJob('ping every 10s'), { name: 'ping', every: 10000, timeout: 10000 });
});
