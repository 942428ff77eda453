import assert from 'node:assert/strict';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const mod = await import(pathToFileURL(path.resolve(process.cwd(), 'src/query.js')).href);
const { buildQuery, buildUrl, joinPath } = mod.default ?? mod;

assert.equal(buildQuery({ q: 'lamp', brand: null }), 'q=lamp');
assert.equal(buildQuery({ brand: null, q: 'lamp' }), 'q=lamp');
assert.equal(buildQuery({ a: null, b: undefined }), '');
assert.equal(buildUrl('https://api.test', 'items', { brand: null }), 'https://api.test/items');
assert.equal(buildUrl('https://api.test', 'items', { brand: null, page: 0 }), 'https://api.test/items?page=0');
assert.equal(buildQuery({ q: '' }), 'q=');
assert.equal(buildQuery({ open: false, n: 0 }), 'open=0&n=0');
assert.equal(buildQuery({ tag: ['x y'] }), 'tag%5B%5D=x+y');
assert.equal(buildQuery({ tag: [] }), '');
