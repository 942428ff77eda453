import test from 'node:test';
import assert from 'node:assert/strict';
import { players, rounds } from '../src/knockout.js';

const draw = {
  home: { home: 'Ada', away: null },
  away: { home: 'Bo', away: 'Cy', score: [0, 3] },
};

test('players from top to bottom', () => {
  assert.deepEqual(players(draw), ['Ada', 'Bo', 'Cy']);
});

test('a bye is no player', () => {
  assert.deepEqual(players(null), []);
});

test('rounds of a draw', () => {
  assert.equal(rounds(draw), 2);
});

test('a single player has no round', () => {
  assert.equal(rounds('Ada'), 0);
});
