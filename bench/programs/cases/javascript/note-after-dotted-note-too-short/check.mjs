import assert from 'node:assert/strict';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const load = async (file) => {
  const mod = await import(pathToFileURL(path.resolve(process.cwd(), file)).href);
  return mod.default ?? mod;
};
const { parseMelody, totalBeats, duration, onsets } = await load('src/melody.js');

assert.equal(totalBeats('c4. d e'), 4.5);
assert.deepEqual(onsets('c4. d e'), [[0, 0], [1.5, 2], [3, 4]]);
assert.deepEqual(parseMelody('g2. a'), [{ pitch: 7, beats: 3 }, { pitch: 9, beats: 3 }]);
assert.equal(totalBeats('c8. r d4'), 2.5);
assert.equal(totalBeats('c8. d e16 f'), 2);
assert.equal(duration('c4. d', 60), 3000);
assert.equal(totalBeats('c4. d4 e'), 3.5);
assert.equal(totalBeats('g4. a8'), 2);
assert.equal(totalBeats('c8 d e f2'), 3.5);
assert.equal(totalBeats('c d e'), 3);
assert.equal(totalBeats('c2. d4. e'), 6);
assert.equal(totalBeats(''), 0);
assert.throws(() => parseMelody('c3'), SyntaxError);
assert.throws(() => parseMelody('c4..'), SyntaxError);
