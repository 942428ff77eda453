import test from 'node:test';
import assert from 'node:assert/strict';
import { follow, isHeating, switches } from '../src/thermostat.js';

const limits = { low: 18, high: 21 };

test('cold: on', () => {
  assert.equal(isHeating(false, 15, limits), true);
  assert.equal(isHeating(true, 15, limits), true);
});

test('warm: off', () => {
  assert.equal(isHeating(true, 24, limits), false);
  assert.equal(isHeating(false, 24, limits), false);
});

test('the limits themselves', () => {
  assert.equal(isHeating(false, 18, limits), true);
  assert.equal(isHeating(true, 21, limits), false);
});

test('a cold night', () => {
  assert.deepEqual(follow([22, 17, 12, 25], limits), [false, true, true, false]);
});

test('switches', () => {
  assert.equal(switches([true, true, false]), 2);
  assert.equal(switches([true], true), 0);
});
