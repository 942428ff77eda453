import test from 'node:test';
import assert from 'node:assert/strict';
import { Spool } from '../src/spool.js';

test('higher priority first', () => {
  const spool = new Spool();
  spool.add('letter');
  spool.add('invoice', { priority: 2 });
  spool.add('list', { priority: 1 });
  assert.deepEqual(spool.titles(), ['invoice', 'list', 'letter']);
  assert.equal(spool.next().title, 'invoice');
});

test('promote', () => {
  const spool = new Spool();
  const id = spool.add('letter');
  spool.add('invoice', { priority: 2 });
  assert.equal(spool.promote(id, 3), true);
  assert.deepEqual(spool.titles(), ['letter', 'invoice']);
  assert.equal(spool.promote(99, 3), false);
});

test('paused', () => {
  const spool = new Spool();
  spool.add('letter');
  spool.paused = true;
  assert.equal(spool.next(), null);
});

test('pages before', () => {
  const spool = new Spool();
  spool.add('book', { pages: 200, priority: 5 });
  const id = spool.add('letter');
  assert.equal(spool.pagesBefore(id), 200);
  assert.equal(spool.pagesBefore(77), null);
});

test('numbers of jobs', () => {
  const spool = new Spool();
  assert.deepEqual([spool.add('a', { priority: 2 }), spool.add('b', { priority: 1 })], [1, 2]);
  assert.throws(() => spool.add('c', { pages: 0 }), RangeError);
});
