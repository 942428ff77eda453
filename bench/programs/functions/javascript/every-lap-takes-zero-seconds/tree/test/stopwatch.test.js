'use strict';

const { test } = require('node:test');
const assert = require('node:assert/strict');
const { Stopwatch, formatMillis } = require('../src/stopwatch.js');

test('formatMillis', () => {
  assert.equal(formatMillis(83450), '1:23.4');
  assert.equal(formatMillis(0), '0:00.0');
});

test('total time', () => {
  let now = 1000;
  const watch = new Stopwatch(() => now).start();
  now = 4500;
  assert.equal(watch.total(), 3500);
});

test('a second start begins anew', () => {
  let now = 0;
  const watch = new Stopwatch(() => now).start();
  now = 70;
  watch.start();
  assert.equal(watch.total(), 0);
  assert.deepEqual(watch.laps, []);
});

test('it has to be started', () => {
  assert.throws(() => new Stopwatch().total(), /not started/);
});
