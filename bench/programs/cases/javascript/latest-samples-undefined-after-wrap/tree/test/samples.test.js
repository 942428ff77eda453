'use strict';

const test = require('node:test');
const assert = require('node:assert/strict');
const { SampleBuffer } = require('../src/samples.js');

test('before it is full', () => {
  const buffer = new SampleBuffer(5).push(3).push(4).push(8);
  assert.deepEqual(buffer.latest(2), [8, 4]);
  assert.deepEqual(buffer.latest(9), [8, 4, 3]);
  assert.deepEqual(buffer.toArray(), [3, 4, 8]);
  assert.equal(buffer.mean(), 5);
  assert.equal(buffer.change(), 4);
});

test('empty', () => {
  const buffer = new SampleBuffer(2);
  assert.equal(buffer.mean(), null);
  assert.equal(buffer.change(), null);
  assert.deepEqual(buffer.latest(1), []);
});

test('newest sample of a full buffer', () => {
  const buffer = new SampleBuffer(3).push(1).push(2).push(3).push(4).push(5);
  assert.deepEqual(buffer.latest(2), [5, 4]);
});

test('clear', () => {
  const buffer = new SampleBuffer(2).push(1);
  buffer.clear();
  assert.equal(buffer.count, 0);
});

test('size is checked', () => {
  assert.throws(() => new SampleBuffer(0), RangeError);
});
