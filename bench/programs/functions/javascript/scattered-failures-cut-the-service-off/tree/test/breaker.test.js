import test from 'node:test';
import assert from 'node:assert/strict';
import { Breaker, BreakerOpen } from '../src/breaker.js';

const bad = () => { throw new Error('down'); };

test('hands results and errors through', async () => {
  const breaker = new Breaker();
  assert.equal(await breaker.call(async () => 7), 7);
  await assert.rejects(breaker.call(bad), /down/);
  assert.equal(breaker.open, false);
});

test('opens after the limit', async () => {
  const breaker = new Breaker({ limit: 2, pause: 100, now: () => 0 });
  await assert.rejects(breaker.call(bad), /down/);
  await assert.rejects(breaker.call(bad), /down/);
  await assert.rejects(breaker.call(() => 1), BreakerOpen);
});

test('lets one through after the pause', async () => {
  let time = 0;
  const breaker = new Breaker({ limit: 1, pause: 100, now: () => time });
  await assert.rejects(breaker.call(bad), /down/);
  time = 99;
  assert.equal(breaker.open, true);
  time = 100;
  assert.equal(await breaker.call(() => 'back'), 'back');
});

test('wrap', async () => {
  const sum = new Breaker().wrap((a, b) => a + b);
  assert.equal(await sum(2, 3), 5);
});
