import test from 'node:test';
import assert from 'node:assert/strict';
import { KeyLock } from '../src/lock.js';

test('hands results through', async () => {
  const lock = new KeyLock();
  assert.equal(await lock.run('a', () => 5), 5);
  assert.equal(await lock.run('a', async () => 6), 6);
});

test('hands errors through and goes on', async () => {
  const lock = new KeyLock();
  await assert.rejects(lock.run('a', () => { throw new Error('no'); }), /no/);
  assert.equal(await lock.run('a', () => 'next'), 'next');
});

test('keeps the order', async () => {
  const lock = new KeyLock();
  const order = [];
  await Promise.all(['x', 'y', 'z'].map((name) => lock.run('a', () => order.push(name))));
  assert.deepEqual(order, ['x', 'y', 'z']);
});

test('is idle at the end', async () => {
  const lock = new KeyLock();
  await lock.run('a', () => 1);
  assert.equal(lock.busy('a'), false);
  assert.deepEqual(lock.keys, []);
});
