'use strict';

const test = require('node:test');
const assert = require('node:assert/strict');
const { JobQueue } = require('../src/queue.js');

const broken = () => {
  throw new Error('smtp down');
};

test('runs what is due, oldest first', () => {
  const queue = new JobQueue();
  queue.add('b', () => {}, { dueAt: 5 });
  queue.add('a', () => {}, { dueAt: 2 });
  queue.add('later', () => {}, { dueAt: 50 });
  assert.deepEqual(queue.tick(10), ['a', 'b']);
  assert.equal(queue.size, 1);
});

test('retries with growing pauses', () => {
  const queue = new JobQueue();
  queue.add('mail', broken, { retries: 2 });
  queue.tick(0);
  assert.equal(queue.due(9).length, 0);
  queue.tick(10);
  assert.equal(queue.due(29).length, 0);
  queue.tick(30);
  assert.deepEqual(queue.failed, [{ name: 'mail', attempts: 3, message: 'smtp down' }]);
  assert.equal(queue.size, 0);
});

test('succeeds on the second attempt', () => {
  const queue = new JobQueue();
  queue.add('flaky', attempt => { if (attempt < 2) broken(); }, { backoff: 1 });
  assert.deepEqual(queue.tick(0), []);
  assert.deepEqual(queue.tick(1), ['flaky']);
});

test('cancel', () => {
  const queue = new JobQueue();
  const id = queue.add('x', () => {});
  assert.equal(queue.cancel(id), true);
  assert.equal(queue.cancel(id), false);
});
