import test from 'node:test';
import assert from 'node:assert/strict';
import { Bus, topicMatches, onlyTopics, stamp } from '../src/index.js';

test('topics', () => {
  assert.equal(topicMatches('a.*', 'a.b'), true);
  assert.equal(topicMatches('a.*', 'a.b.c'), false);
  assert.equal(topicMatches('a.#', 'a.b.c'), true);
  assert.equal(topicMatches('a.b', 'a'), false);
});

test('delivers the payload', async () => {
  const seen = [];
  const bus = new Bus({ clock: () => 5 });
  bus.subscribe('order.*', (payload, { topic, at }) => seen.push([topic, payload, at]));
  assert.equal(await bus.publish('order.created', 1), 1);
  assert.deepEqual(seen, [['order.created', 1, 5]]);
});

test('priority', async () => {
  const seen = [];
  const bus = new Bus();
  bus.subscribe('t', () => seen.push('low'));
  bus.subscribe('t', () => seen.push('high'), { priority: 3 });
  await bus.publish('t');
  assert.deepEqual(seen, ['high', 'low']);
});

test('once', async () => {
  let count = 0;
  const bus = new Bus();
  bus.once('t', () => (count += 1));
  await bus.publish('t');
  assert.equal(await bus.publish('t'), 0);
  assert.equal(count, 1);
});

test('unsubscribe', async () => {
  const bus = new Bus();
  const stop = bus.subscribe('t', () => {});
  assert.equal(stop(), true);
  assert.equal(stop(), false);
  assert.equal(await bus.publish('t'), 0);
});

test('errors go to onError', async () => {
  const errors = [];
  const bus = new Bus({ onError: (error) => errors.push(error.message) });
  bus.subscribe('t', () => {
    throw new Error('boom');
  });
  bus.subscribe('t', () => {});
  assert.equal(await bus.publish('t'), 1);
  assert.deepEqual(errors, ['boom']);
});

test('without onError publish rejects', async () => {
  const bus = new Bus();
  bus.subscribe('t', () => {
    throw new Error('boom');
  });
  await assert.rejects(bus.publish('t'), /boom/);
});

test('middleware', async () => {
  const seen = [];
  const bus = new Bus().use(onlyTopics(['a'])).use(stamp({ host: 'h' }));
  bus.subscribe('#', (payload) => seen.push(payload));
  await bus.publish('a', { n: 1 });
  await bus.publish('b', { n: 2 });
  assert.deepEqual(seen, [{ n: 1, host: 'h' }]);
});

test('bad topics', async () => {
  await assert.rejects(new Bus().publish('a..b'), TypeError);
  assert.throws(() => new Bus().subscribe('', () => {}), TypeError);
});
