import test from 'node:test';
import assert from 'node:assert/strict';
import { FrameError, parseFrame, parseStatus, readAll } from '../src/frame.js';

test('frame', () => {
  assert.deepEqual(parseFrame('g1;ok;0a ff 10;19\n'), { id: 'g1', state: 'ok', channels: [10, 255, 16] });
});

test('masked channel', () => {
  assert.deepEqual(parseFrame('g1;off:1;01 02 03;06').channels, [1, null, 3]);
});

test('status', () => {
  assert.deepEqual(parseStatus('ok'), { state: 'ok', off: [] });
  assert.deepEqual(parseStatus('off:12'), { state: 'off', off: [12] });
});

test('bad frames', () => {
  assert.throws(() => parseFrame('g1;ok;01'), FrameError);
  assert.throws(() => parseFrame('g1;ok;zz;00'), FrameError);
  assert.throws(() => parseFrame('g1;ok;01;02'), /checksum of g1: 02/);
});

test('read all', () => {
  const { frames, errors } = readAll('a;ok;01;01\n\nb;ok;01\n');
  assert.equal(frames.length, 1);
  assert.deepEqual(errors, ['a frame has four parts']);
});
