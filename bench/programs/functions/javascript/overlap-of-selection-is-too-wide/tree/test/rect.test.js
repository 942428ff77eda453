import test from 'node:test';
import assert from 'node:assert/strict';
import { Rect } from '../src/rect.js';

test('edges and area', () => {
  const room = new Rect(2, 3, 10, 4);
  assert.deepEqual([room.left, room.top, room.right, room.bottom], [2, 3, 12, 7]);
  assert.equal(room.area, 40);
});

test('overlap of rooms in the same column', () => {
  const upper = new Rect(0, 0, 10, 10);
  const lower = new Rect(0, 6, 10, 10);
  assert.deepEqual(upper.overlap(lower).toArray(), [0, 6, 10, 4]);
});

test('no overlap one below the other', () => {
  assert.equal(new Rect(0, 0, 5, 5).overlap(new Rect(0, 5, 5, 5)), null);
});

test('hull', () => {
  assert.deepEqual(new Rect(0, 0, 2, 2).hull(new Rect(5, 1, 1, 4)).toArray(), [0, 0, 6, 5]);
});

test('negative sizes are refused', () => {
  assert.throws(() => new Rect(0, 0, -1, 2), RangeError);
});
