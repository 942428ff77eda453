import test from 'node:test';
import assert from 'node:assert/strict';
import { comment, find, count, remove, print } from '../src/thread.js';

const thread = () => [
  comment(1, 'ann', 'first', [comment(2, 'bob', 'reply', [comment(3, 'cy', 'deep')])]),
  comment(4, 'dee', 'second'),
];

test('find', () => {
  assert.equal(find(thread(), 3).author, 'cy');
  assert.equal(find(thread(), 9), null);
});

test('count', () => {
  const comments = thread();
  assert.equal(count(comments), 4);
  remove(comments, 2);
  assert.equal(count(comments), 3);
});

test('remove', () => {
  const comments = thread();
  assert.equal(remove(comments, 4).deleted, true);
  assert.throws(() => remove(comments, 9), /no comment 9/);
});

test('print', () => {
  assert.equal(print(thread()), 'ann: first\n  bob: reply\n    cy: deep\ndee: second\n');
});
