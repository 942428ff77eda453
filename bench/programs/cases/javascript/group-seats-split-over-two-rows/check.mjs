import assert from 'node:assert/strict';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const load = async file => {
  const mod = await import(pathToFileURL(path.resolve(process.cwd(), file)).href);
  return mod.default ?? mod;
};
const { Hall } = await load('src/hall.js');

const hall = new Hall('#..\n..#');
assert.equal(hall.book(3), null);
assert.equal(hall.toString(), '#..\n..#');
assert.deepEqual(hall.book(2), ['A2', 'A3']);
assert.deepEqual(hall.book(2), ['B1', 'B2']);
assert.equal(hall.book(1), null);
assert.deepEqual(new Hall('##.\n...').findBlock(2), { row: 1, column: 0 });
assert.deepEqual(new Hall('.\n.\n..').findBlock(2), { row: 2, column: 0 });
assert.equal(new Hall('..\n..').findBlock(4), null);
assert.deepEqual(new Hall('#..\n....').book(4), ['B1', 'B2', 'B3', 'B4']);
assert.deepEqual(new Hall('. . ..').book(2), ['A3', 'A4']);
assert.deepEqual(new Hall('##\n.#').book(1), ['B1']);
assert.equal(new Hall('...').free, 3);
