import test from 'node:test';
import assert from 'node:assert/strict';
import { parseResult } from '../src/match.js';
import { Table } from '../src/table.js';

test('results', () => {
  assert.deepEqual(parseResult('FC North 2:10 Old Town'), { home: 'FC North', away: 'Old Town', homeGoals: 2, awayGoals: 10 });
  assert.throws(() => parseResult('Rovers - Athletic'), /not a result/);
});

test('points', () => {
  const table = new Table().add('A 2:1 B').add('B 0:0 C').add('C 0:3 A');
  assert.deepEqual(table.standings().map(row => [row.team, row.points, row.played]), [['A', 6, 2], ['B', 1, 2], ['C', 1, 2]]);
});

test('goals of the home team', () => {
  const row = new Table().add('A 4:1 B').row('A');
  assert.deepEqual([row.scored, row.conceded], [4, 1]);
});

test('print', () => {
  assert.equal(new Table().add('A 2:2 B').print(), '1. A 1 (2:2)\n2. B 1 (2:2)');
});
