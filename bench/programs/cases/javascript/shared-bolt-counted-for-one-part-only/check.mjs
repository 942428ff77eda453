import assert from 'node:assert/strict';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const load = async (file) => {
  const mod = await import(pathToFileURL(path.resolve(process.cwd(), file)).href);
  return mod.default ?? mod;
};
const { partsFor, usedIn, shortage } = await load('src/parts.js');

const catalogue = {
  desk: [{ part: 'frame', count: 1 }, { part: 'drawer', count: 2 }],
  frame: [{ part: 'beam', count: 4 }, { part: 'bolt', count: 4 }],
  drawer: [{ part: 'board', count: 5 }, { part: 'bolt', count: 2 }],
  office: [{ part: 'desk', count: 3 }, { part: 'drawer', count: 1 }, { part: 'bolt', count: 5 }],
  odd: [{ part: 'nail', count: 2 }, { part: 'nail', count: 3 }],
};
assert.deepEqual(partsFor(catalogue, 'desk'), { beam: 4, bolt: 8, board: 10 });
assert.deepEqual(partsFor(catalogue, 'desk', 3), { beam: 12, bolt: 24, board: 30 });
assert.deepEqual(partsFor(catalogue, 'office'), { beam: 12, bolt: 31, board: 35 });
assert.deepEqual(partsFor(catalogue, 'odd', 2), { nail: 10 });
assert.deepEqual(shortage(catalogue, 'desk', 1, { bolt: 5, beam: 4 }), { bolt: 3, board: 10 });
assert.deepEqual(shortage(catalogue, 'desk', 1, { bolt: 8, beam: 4, board: 12 }), {});
assert.deepEqual(partsFor(catalogue, 'drawer', 2), { board: 10, bolt: 4 });
assert.deepEqual(partsFor(catalogue, 'frame'), { beam: 4, bolt: 4 });
assert.deepEqual(partsFor(catalogue, 'bolt', 7), { bolt: 7 });
assert.deepEqual(partsFor({ box: [] }, 'box', 7), {});
assert.deepEqual(usedIn(catalogue, 'bolt'), ['drawer', 'frame', 'office']);
assert.deepEqual(partsFor(catalogue, 'desk'), { beam: 4, bolt: 8, board: 10 });
