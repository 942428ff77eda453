import test from 'node:test';
import assert from 'node:assert/strict';
import { Machine } from '../src/machine.js';

test('too little money', () => {
  const machine = new Machine({ nuts: 130 });
  machine.insert(100);
  assert.equal(machine.buy('nuts'), null);
  assert.equal(machine.buy('gum'), null);
  assert.deepEqual(machine.cancel(), [100]);
});

test('foreign coins', () => {
  assert.throws(() => new Machine({}).insert(25), RangeError);
});

test('credit', () => {
  const machine = new Machine({ nuts: 150 });
  machine.insert(100);
  assert.equal(machine.insert(50), 150);
  assert.deepEqual(machine.cancel(), [100, 50]);
  assert.equal(machine.credit, 0);
});

test('cash', () => {
  assert.equal(new Machine({}, { 200: 2, 10: 3 }).cash(), 430);
  assert.equal(new Machine({}).cash(), 0);
});

test('inserted coins are not in the box yet', () => {
  const machine = new Machine({}, { 50: 1 });
  machine.insert(100);
  assert.equal(machine.cash(), 50);
});
