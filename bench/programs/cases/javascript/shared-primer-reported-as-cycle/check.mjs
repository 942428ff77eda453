import assert from 'node:assert/strict';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const load = async file => {
  const mod = await import(pathToFileURL(path.resolve(process.cwd(), file)).href);
  return mod.default ?? mod;
};
const { workOrder, CycleError } = await load('src/order.js');

assert.deepEqual(workOrder('cabin: door, frame\ndoor: primer\nframe: primer\nprimer: sanding', 'cabin'), ['sanding', 'primer', 'door', 'frame', 'cabin']);
assert.deepEqual(workOrder('a: b, b', 'a'), ['b', 'a']);
assert.deepEqual(workOrder('a: b, c\nb: c', 'a'), ['c', 'b', 'a']);
assert.deepEqual(workOrder('a: b, c\nc: b', 'a'), ['b', 'c', 'a']);
assert.deepEqual(workOrder('a: b, c, d\nb: x\nc: x\nd: x', 'a'), ['x', 'b', 'c', 'd', 'a']);
assert.deepEqual(workOrder('a: b', 'a'), ['b', 'a']);
assert.deepEqual(workOrder('a: b', 'z'), ['z']);
assert.throws(() => workOrder('a: b\nb: a', 'a'), CycleError);
assert.throws(() => workOrder('a: a', 'a'), { name: 'CycleError', path: ['a', 'a'] });
assert.throws(() => workOrder('start: a\na: b\nb: c\nc: a', 'start'), { path: ['a', 'b', 'c', 'a'] });
assert.throws(() => workOrder('start: x, a\nx: y\na: y, b\nb: a', 'start'), { path: ['a', 'b', 'a'] });
