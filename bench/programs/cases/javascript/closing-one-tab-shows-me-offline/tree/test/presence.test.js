'use strict';

const test = require('node:test');
const assert = require('node:assert/strict');
const { Presence } = require('../src/presence.js');

test('two connections, one person', () => {
  const presence = new Presence();
  presence.enter('mia', 'tab', 0);
  presence.enter('mia', 'phone', 0);
  assert.equal(presence.count('mia'), 2);
  assert.deepEqual(presence.online(), ['mia']);
});

test('somebody comes', () => {
  const events = [];
  const presence = new Presence((...event) => events.push(event.join(' ')));
  presence.enter('mia', 'tab', 0);
  presence.enter('lars', 'tab', 1);
  presence.enter('mia', 'phone', 2);
  assert.deepEqual(events, ['mia online', 'lars online']);
  assert.deepEqual(presence.online(), ['lars', 'mia']);
});

test('the same connection again', () => {
  const presence = new Presence();
  presence.enter('mia', 'tab', 0);
  presence.enter('mia', 'tab', 5);
  assert.equal(presence.count('mia'), 1);
});

test('nobody is there', () => {
  const presence = new Presence();
  presence.beat('mia', 'tab', 5);
  assert.equal(presence.isOnline('mia'), false);
  assert.equal(presence.count('mia'), 0);
  assert.deepEqual(presence.online(), []);
});

test('sweep keeps lively connections', () => {
  const presence = new Presence();
  presence.enter('mia', 'tab', 0);
  presence.beat('mia', 'tab', 50);
  presence.sweep(61, 60);
  assert.equal(presence.isOnline('mia'), true);
});
