import assert from 'node:assert/strict';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const mod = await import(pathToFileURL(path.resolve(process.cwd(), 'lib/merge-config.js')).href);
const { mergeConfig, getPath, withEnvironment } = mod.default ?? mod;

assert.deepEqual(withEnvironment({
  cors: { origins: ['http://localhost', 'https://a.test'] },
  environments: { prod: { cors: { origins: ['https://a.test'] } } },
}, 'prod'), { cors: { origins: ['https://a.test'] } });
assert.deepEqual(mergeConfig({ a: [1, 2] }, { a: [] }), { a: [] });
assert.deepEqual(mergeConfig({ a: [1] }, { a: [2] }), { a: [2] });
assert.deepEqual(mergeConfig({ a: [1] }, { a: 'x' }), { a: 'x' });
assert.deepEqual(mergeConfig({ a: { b: 1 } }, { a: { c: [3] } }), { a: { b: 1, c: [3] } });
const layer = { list: [{ n: 1 }] };
const merged = mergeConfig({ list: [] }, layer);
merged.list[0].n = 9;
assert.equal(layer.list[0].n, 1);
assert.deepEqual(mergeConfig({ a: { b: 1 } }, { a: null }), { a: null });
