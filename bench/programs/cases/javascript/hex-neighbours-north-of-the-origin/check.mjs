import assert from 'node:assert/strict';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const load = async file => {
  const mod = await import(pathToFileURL(path.resolve(process.cwd(), file)).href);
  return mod.default ?? mod;
};
const { HexMap, step, neighbours } = await load('src/hex.js');

const map = new HexMap();
assert.deepEqual(map.walk([0, 0], 'northeast northwest southwest southeast'), [0, 0]);
assert.deepEqual(map.walk([6, 0], 'northeast northwest southwest southeast'), [6, 0]);
assert.deepEqual(step([-1, 0], 'southwest'), [0, 0]);
assert.deepEqual(step([-1, -4], 'northeast'), [-2, -3]);
assert.deepEqual(step([-3, 2], 'northwest'), [-4, 2]);
assert.deepEqual(step([-2, 2], 'southwest'), [-1, 1]);
assert.deepEqual(step([-3, 2], 'east'), [-3, 3]);
const back = { east: 'west', northeast: 'southwest', northwest: 'southeast', west: 'east', southwest: 'northeast', southeast: 'northwest' };
for (const row of [-4, -3, -2, -1, 0, 1, 2, 3]) {
  for (const direction of Object.keys(back)) {
    assert.deepEqual(step(step([row, 5], direction), back[direction]), [row, 5]);
  }
}
assert.equal(map.reach([-2, 0], 2), 19);
assert.equal(map.reach([-5, 1], 3), 37);
assert.equal(map.reach([0, 0], 2), 19);
assert.deepEqual(step([1, -1], 'southeast'), [2, 0]);
assert.equal(new Set(neighbours([-7, -7]).map(String)).size, 6);
