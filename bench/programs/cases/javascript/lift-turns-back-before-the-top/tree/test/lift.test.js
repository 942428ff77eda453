import test from 'node:test';
import assert from 'node:assert/strict';
import { Lift, travel } from '../src/lift.js';

test('goes up and opens', () => {
  const lift = new Lift(6).call(2);
  assert.equal(lift.step(), 'up');
  assert.equal(lift.step(), 'up');
  assert.equal(lift.step(), 'open 2');
  assert.equal(lift.step(), 'wait');
});

test('serves calls on the way', () => {
  assert.deepEqual(new Lift(6).call(4).call(2).run(), [2, 4]);
  assert.deepEqual(new Lift(6, 5).call(1).call(3).run(), [3, 1]);
});

test('turns when nothing is ahead', () => {
  const lift = new Lift(6, 3).call(4);
  lift.run();
  lift.call(0);
  assert.deepEqual(lift.run(), [0]);
});

test('unknown floors', () => {
  assert.throws(() => new Lift(3).call(3), RangeError);
});

test('travel', () => {
  assert.equal(travel(new Lift(9).call(7)), 7);
});
