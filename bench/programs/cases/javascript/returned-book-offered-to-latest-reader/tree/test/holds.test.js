import test from 'node:test';
import assert from 'node:assert/strict';
import { HoldShelf } from '../src/holds.js';

test('lends while copies last', () => {
  const shelf = new HoldShelf();
  shelf.addCopies('Moss', 1);
  assert.equal(shelf.request('Moss', 'ann'), 'lent');
  assert.equal(shelf.request('Moss', 'ben'), 'waiting 1');
});

test('one hold per reader', () => {
  const shelf = new HoldShelf();
  assert.equal(shelf.request('Moss', 'ben'), 'waiting 1');
  assert.equal(shelf.request('Moss', 'ben'), 'already waiting');
  assert.deepEqual(shelf.queue('Moss'), ['ben']);
});

test('nothing to pick up', () => {
  assert.equal(new HoldShelf().pickUp('Moss', 'ben'), false);
});

test('cancelled holds', () => {
  const shelf = new HoldShelf();
  shelf.request('Fern', 'ann');
  shelf.request('Fern', 'ben');
  assert.equal(shelf.cancel('Fern', 'ann'), true);
  assert.equal(shelf.cancel('Fern', 'ann'), false);
  assert.deepEqual(shelf.queue('Fern'), ['ben']);
});

test('the queue is a copy', () => {
  const shelf = new HoldShelf();
  shelf.request('Fern', 'ann');
  shelf.queue('Fern').push('x');
  assert.deepEqual(shelf.queue('Fern'), ['ann']);
});
