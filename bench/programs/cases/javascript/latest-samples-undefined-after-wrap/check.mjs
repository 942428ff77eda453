import assert from 'node:assert/strict';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const load = async (file) => {
  const mod = await import(pathToFileURL(path.resolve(process.cwd(), file)).href);
  return mod.default ?? mod;
};
const { SampleBuffer } = await load('src/samples.js');

const b = new SampleBuffer(3).push(10).push(20).push(30).push(40);
assert.deepEqual(b.toArray(), [20, 30, 40]);
assert.equal(b.mean(), 30);
assert.equal(b.change(), 10);
assert.equal(b.change(2), 20);
assert.equal(b.change(3), null);
b.push(50);
assert.deepEqual(b.latest(3), [50, 40, 30]);
b.push(60);
assert.deepEqual(b.latest(1), [60]);
assert.deepEqual(b.toArray(), [40, 50, 60]);
assert.deepEqual(new SampleBuffer(1).push(1).push(2).latest(4), [2]);
const full = new SampleBuffer(2).push(1).push(2);
assert.deepEqual(full.latest(2), [2, 1]);
assert.deepEqual(new SampleBuffer(5).push(3).push(4).toArray(), [3, 4]);
full.clear();
assert.equal(full.mean(), null);
full.push(9);
assert.deepEqual(full.toArray(), [9]);
assert.deepEqual(full.latest(0), []);
