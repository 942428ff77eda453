import test from 'node:test';
import assert from 'node:assert/strict';
import { longestWall, longestStretch, turn } from '../src/walls.js';

test('walls along rows', () => {
  assert.equal(longestWall(['.###.', '##.#.']), 3);
});

test('no wall', () => {
  assert.equal(longestWall(['...', '. .']), 0);
  assert.equal(longestWall([]), 0);
});

test('turning', () => {
  assert.deepEqual(turn(['ab', 'c']), ['ac', 'b ']);
});

test('walls in both directions', () => {
  assert.equal(longestStretch(['.#..', '.#..', '.#..', '....']), 3);
});
