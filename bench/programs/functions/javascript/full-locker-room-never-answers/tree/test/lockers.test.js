import { test } from 'node:test';
import assert from 'node:assert/strict';
import { Lockers } from '../src/lockers.js';

test('the wished one is free', () => {
  assert.deepEqual(new Lockers(5).rent('Ada', 3), { number: 3, passed: 0 });
});

test('goes on behind the last one', () => {
  const lockers = new Lockers(3);
  lockers.rent('Ada', 2);
  assert.deepEqual(lockers.rent('Ben', 2), { number: 0, passed: 1 });
});

test('the last free one', () => {
  const lockers = new Lockers(3);
  lockers.rent('Ada', 0);
  lockers.rent('Ben', 1);
  assert.deepEqual(lockers.rent('Cleo', 0), { number: 2, passed: 2 });
  assert.equal(lockers.free(), 0);
});

test('releasing', () => {
  const lockers = new Lockers(2);
  lockers.rent('Ada', 1);
  assert.equal(lockers.release(1), true);
  assert.equal(lockers.release(1), false);
  assert.equal(lockers.free(), 2);
});
