import test from 'node:test';
import assert from 'node:assert/strict';
import { parseMelody, totalBeats, duration, onsets } from '../src/melody.js';

test('notes with lengths', () => {
  assert.deepEqual(parseMelody('c4 d#8 r2'), [
    { pitch: 0, beats: 1 },
    { pitch: 3, beats: 0.5 },
    { pitch: null, beats: 2 },
  ]);
});

test('lengths carry on', () => {
  assert.equal(totalBeats('c d e'), 3);
  assert.equal(totalBeats('c8 d e f2'), 3.5);
});

test('a dot', () => {
  assert.equal(totalBeats('g4. a8'), 2);
});

test('duration', () => {
  assert.equal(duration('c1'), 2000);
  assert.equal(duration('c4 d', 60), 2000);
});

test('onsets', () => {
  assert.deepEqual(onsets('c8 r d4'), [[0, 0], [1, 2]]);
});

test('errors', () => {
  assert.throws(() => parseMelody('h4'), /not a note/);
  assert.throws(() => parseMelody('c3'), /no such length/);
});
