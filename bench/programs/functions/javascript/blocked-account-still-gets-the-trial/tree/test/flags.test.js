'use strict';
const test = require('node:test');
const assert = require('node:assert/strict');
const { isOn, flagsFor, bucket } = require('../lib/flags.js');

const ann = { id: 'ann', plan: 'free' };
const bob = { id: 'bob', plan: 'pro' };

test('off is off', () => {
  assert.equal(isOn({ name: 'x', on: false, rollout: 100, testers: ['ann'] }, ann), false);
});

test('testers', () => {
  assert.equal(isOn({ name: 'x', on: true, rollout: 0, testers: ['ann'] }, ann), true);
});

test('blocked', () => {
  assert.equal(isOn({ name: 'x', on: true, rollout: 100, blocked: ['ann'] }, ann), false);
});

test('plans', () => {
  const flag = { name: 'x', on: true, rollout: 100, plans: ['pro'] };
  assert.equal(isOn(flag, bob), true);
  assert.equal(isOn(flag, ann), false);
});

test('flagsFor', () => {
  const flags = [{ name: 'a', on: true, rollout: 100 }, { name: 'b', on: true, rollout: 0 }];
  assert.deepEqual(flagsFor(flags, ann), ['a']);
});

test('bucket is stable', () => {
  assert.equal(bucket('x', 'ann'), bucket('x', 'ann'));
});
