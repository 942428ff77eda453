import test from 'node:test';
import assert from 'node:assert/strict';
import { depth, find, pathTo } from '../src/tree.js';

const shop = { name: 'shop', own: 10, units: [{ name: 'till', own: 5 }, { name: 'store', own: 7 }] };
const firm = { name: 'firm', own: 1, units: [{ name: 'office', own: 4 }, shop] };

test('find', () => {
  assert.equal(find(shop, 'shop'), shop);
  assert.equal(find(firm, 'store').own, 7);
});

test('find nothing', () => {
  assert.equal(find(firm, 'garage'), null);
});

test('depth', () => {
  assert.equal(depth({ name: 'a', own: 1 }), 1);
  assert.equal(depth(firm), 3);
});

test('path', () => {
  assert.deepEqual(pathTo(firm, 'store'), ['firm', 'shop', 'store']);
  assert.deepEqual(pathTo(firm, 'firm'), ['firm']);
});

test('no path', () => {
  assert.deepEqual(pathTo(shop, 'x'), []);
});
