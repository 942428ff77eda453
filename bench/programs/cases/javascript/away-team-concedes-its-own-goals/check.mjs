import assert from 'node:assert/strict';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const load = async file => {
  const mod = await import(pathToFileURL(path.resolve(process.cwd(), file)).href);
  return mod.default ?? mod;
};
const { Table } = await load('src/table.js');

assert.equal(new Table().add('Rovers 5:0 Athletic').print(), '1. Rovers 3 (5:0)\n2. Athletic 0 (0:5)');
const table = new Table().add('A 1:3 B').add('B 2:0 C').add('C 4:1 A');
assert.deepEqual({ ...table.row('A') }, { team: 'A', played: 2, points: 0, scored: 2, conceded: 7 });
assert.deepEqual({ ...table.row('B') }, { team: 'B', played: 2, points: 6, scored: 5, conceded: 1 });
assert.deepEqual({ ...table.row('C') }, { team: 'C', played: 2, points: 3, scored: 4, conceded: 3 });
const rows = table.standings();
assert.equal(rows.reduce((n, r) => n + r.scored, 0), rows.reduce((n, r) => n + r.conceded, 0));
assert.deepEqual(rows.map(r => r.team), ['B', 'C', 'A']);
const tie = new Table().add('X 1:0 Y').add('Z 6:0 W').add('V 2:1 U');
assert.deepEqual(tie.standings().map(r => r.team), ['Z', 'V', 'X', 'U', 'Y', 'W']);
assert.equal(new Table().add('A 2:2 B').print(), '1. A 1 (2:2)\n2. B 1 (2:2)');
assert.deepEqual({ ...new Table().add('A 0:1 B').row('B') }, { team: 'B', played: 1, points: 3, scored: 1, conceded: 0 });
