'use strict';

const test = require('node:test');
const assert = require('node:assert/strict');
const { HoldQueue } = require('../src/holds.js');

test('first come, first served', () => {
  const queue = new HoldQueue(1);
  assert.equal(queue.request('Ada', 1), 0);
  assert.equal(queue.request('Ben', 2), 1);
  assert.equal(queue.request('Cleo', 3), 2);
  assert.equal(queue.giveBack('Ada', 9), 'Ben');
  assert.equal(queue.position('Cleo'), 1);
});

test('copies come back', () => {
  const queue = new HoldQueue(1);
  queue.request('Ada', 1);
  assert.equal(queue.giveBack('Ada', 2), null);
  assert.equal(queue.free, 1);
  assert.throws(() => queue.giveBack('Ada', 3));
});

test('longest wait', () => {
  const queue = new HoldQueue(0);
  assert.equal(queue.longestWait(5), 0);
  queue.request('Ada', 1);
  assert.equal(queue.longestWait(5), 4);
});

test('nobody queues twice', () => {
  const queue = new HoldQueue(1);
  queue.request('Ada', 1);
  queue.request('Ben', 1);
  assert.throws(() => queue.request('Ada', 2), /waits for it/);
  assert.throws(() => queue.request('Ben', 2), /waits for it/);
});

test('a copy is passed on', () => {
  const queue = new HoldQueue(1);
  queue.request('Ada', 1);
  queue.request('Ben', 2);
  queue.giveBack('Ada', 3);
  assert.equal(queue.free, 0);
  assert.equal(queue.giveBack('Ben', 4), null);
});
