'use strict';
const test = require('node:test');
const assert = require('node:assert/strict');
const { percentile, summary, keeps } = require('../lib/latency.js');

const samples = [120, 340, 180, 560, 210];

test('percentiles', () => {
  assert.equal(percentile(samples, 0.5), 210);
  assert.equal(percentile(samples, 0.8), 340);
  assert.equal(percentile(samples, 0), 120);
  assert.equal(percentile([], 0.5), null);
});

test('summary', () => {
  assert.deepEqual(summary(samples), { count: 5, mean: 282, median: 210, p95: 560, worst: 560 });
});

test('promises', () => {
  assert.equal(keeps(samples, { share: 0.8, within: 350 }), true);
  assert.equal(keeps(samples, { share: 0.9, within: 350 }), false);
});

test('samples are left as they are', () => {
  const own = [3, 1, 2];
  summary(own);
  assert.deepEqual(own, [3, 1, 2]);
});
