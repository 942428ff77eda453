import { test } from 'node:test';
import assert from 'node:assert/strict';
import { JobQueue } from '../src/jobs.js';

const pause = (ms, value) => new Promise((resolve) => setTimeout(resolve, ms, value));

test('result of a job', async () => {
  assert.equal(await new JobQueue().add(async () => 42), 42);
});

test('jobs run one after the other', async () => {
  const queue = new JobQueue(1);
  const log = [];
  await Promise.all([
    queue.add(async () => { log.push('a'); await pause(10); log.push('A'); }),
    queue.add(async () => { log.push('b'); await pause(1); log.push('B'); }),
  ]);
  assert.deepEqual(log, ['a', 'A', 'b', 'B']);
});

test('two at a time', async () => {
  const queue = new JobQueue(2);
  const all = Promise.all([1, 2, 3].map((n) => queue.add(() => pause(5, n))));
  assert.equal(queue.size, 3);
  assert.deepEqual(await all, [1, 2, 3]);
  assert.equal(queue.size, 0);
});

test('limit is checked', () => {
  assert.throws(() => new JobQueue(0), RangeError);
});
