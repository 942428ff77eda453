'use strict';

const test = require('node:test');
const assert = require('node:assert/strict');
const { TokenBucket, LimiterGroup } = require('../lib/token-bucket.js');

test('a full bucket allows its capacity', () => {
  const bucket = new TokenBucket({ capacity: 2, perSecond: 1 });
  assert.equal(bucket.tryTake(0), true);
  assert.equal(bucket.tryTake(0), true);
  assert.equal(bucket.tryTake(0), false);
});

test('tokens come back with time', () => {
  const bucket = new TokenBucket({ capacity: 2, perSecond: 2 });
  bucket.tryTake(0, 2);
  assert.equal(bucket.waitTime(0), 500);
  assert.equal(bucket.tryTake(500), true);
  assert.equal(bucket.tryTake(500), false);
});

test('clients are limited separately', () => {
  const group = new LimiterGroup({ capacity: 1, perSecond: 1 });
  assert.equal(group.allow('a', 0), true);
  assert.equal(group.allow('b', 0), true);
  assert.equal(group.allow('a', 10), false);
  assert.equal(group.forgetIdle(5000, 1000), 0);
});
