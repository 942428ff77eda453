import test from 'node:test';
import assert from 'node:assert/strict';
import { Bus } from '../src/bus.js';

test('patterns', () => {
  assert.equal(Bus.matches('order.*', 'order.paid'), true);
  assert.equal(Bus.matches('order.*', 'orders'), false);
  assert.equal(Bus.matches('*', 'x'), true);
});

test('listeners are called in order', () => {
  const bus = new Bus();
  const log = [];
  bus.on('order.paid', data => log.push(`a${data}`));
  bus.on('order.*', (data, topic) => log.push(topic));
  assert.equal(bus.emit('order.paid', 1), 2);
  assert.deepEqual(log, ['a1', 'order.paid']);
});

test('once', () => {
  const bus = new Bus();
  let hits = 0;
  bus.once('x', () => { hits += 1; });
  bus.emit('x');
  bus.emit('x');
  assert.equal(hits, 1);
});

test('removal', () => {
  const bus = new Bus();
  const stop = bus.on('x', () => {});
  stop();
  stop();
  assert.equal(bus.emit('x'), 0);
});

test('off', () => {
  const bus = new Bus();
  bus.on('x', () => {});
  bus.on('y', () => {});
  bus.off('x');
  assert.equal(bus.emit('x') + bus.emit('y'), 1);
});
