'use strict';

const test = require('node:test');
const assert = require('node:assert/strict');
const { ProbeWatch, summary } = require('../src/watch.js');

test('alarm after three hot readings', () => {
  const w = new ProbeWatch({ limit: 30 });
  assert.equal(w.push(1, 31), false);
  assert.equal(w.push(2, 32), false);
  assert.equal(w.push(3, 31), true);
});

test('cleared below the margin only', () => {
  const w = new ProbeWatch({ limit: 30, needed: 1 });
  w.push(1, 35);
  assert.equal(w.push(2, 29.5), true);
  assert.equal(w.push(3, 29), false);
  assert.deepEqual(w.log, ['1 alarm 35', '3 clear 29']);
});

test('alarm again after clearing', () => {
  const w = new ProbeWatch({ limit: 10, needed: 2 });
  w.pushAll([[1, 11], [2, 12], [3, 8], [4, 12]]);
  assert.equal(w.alarm, false);
  assert.equal(w.push(5, 13), true);
});

test('lost frames are skipped', () => {
  const w = new ProbeWatch({ limit: 10, needed: 2 });
  w.pushAll([[1, 11], [2, null], [3, 12]]);
  assert.equal(w.alarm, true);
});

test('summary', () => {
  assert.equal(summary({ east: new ProbeWatch({ limit: 1 }) }), 'all quiet');
});
