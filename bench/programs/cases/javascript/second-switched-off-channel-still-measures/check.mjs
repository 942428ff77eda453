import assert from 'node:assert/strict';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const load = async (file) => {
  const mod = await import(pathToFileURL(path.resolve(process.cwd(), file)).href);
  return mod.default ?? mod;
};
const { FrameError, parseFrame, parseStatus, readAll } = await load('src/frame.js');
assert.deepEqual(parseFrame('g1;off:1,2;01 02 03;06').channels, [1, null, null]);
assert.deepEqual(parseFrame('g1;off:2,1;01 02 03;06').channels, [1, null, null]);
assert.deepEqual(parseFrame('g1;off:0,1,2;01 02 03;06').channels, [null, null, null]);
assert.deepEqual(parseStatus('off:10,11,12,13'), { state: 'off', off: [10, 11, 12, 13] });
assert.deepEqual(parseStatus('off:0,1,10'), { state: 'off', off: [0, 1, 10] });
assert.deepEqual(parseStatus('off:7'), { state: 'off', off: [7] });
assert.deepEqual(parseStatus('ok'), { state: 'ok', off: [] });
assert.deepEqual(parseFrame('g1;ok;10 0A FF;19').channels, [16, 10, 255]);
assert.throws(() => parseFrame('g1;ok;1x;01'), FrameError);
assert.throws(() => parseFrame('g1;ok;10;10;'), FrameError);
assert.deepEqual(readAll('a;off:0,1;01 01 01;03\nb;ok;01;02').frames, [{ id: 'a', state: 'off', channels: [null, null, 1] }]);
assert.deepEqual(readAll('b;ok;01;02').errors, ['checksum of b: 02']);
