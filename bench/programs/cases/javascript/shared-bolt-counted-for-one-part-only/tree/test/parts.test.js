'use strict';

const test = require('node:test');
const assert = require('node:assert/strict');
const { partsFor, usedIn, shortage } = require('../src/parts.js');

const catalogue = {
  stool: [{ part: 'seat', count: 1 }, { part: 'leg set', count: 1 }],
  'leg set': [{ part: 'leg', count: 3 }, { part: 'dowel', count: 6 }],
};

test('parts of a product', () => {
  assert.deepEqual(partsFor(catalogue, 'stool'), { seat: 1, leg: 3, dowel: 6 });
  assert.deepEqual(partsFor(catalogue, 'stool', 4), { seat: 4, leg: 12, dowel: 24 });
  assert.deepEqual(partsFor(catalogue, 'leg', 5), { leg: 5 });
});

test('used in', () => {
  assert.deepEqual(usedIn(catalogue, 'leg set'), ['stool']);
  assert.deepEqual(usedIn(catalogue, 'nail'), []);
});

test('shortage', () => {
  assert.deepEqual(shortage(catalogue, 'stool', 2, { leg: 4, dowel: 50 }), { seat: 2, leg: 2 });
});

test('enough in stock', () => {
  assert.deepEqual(shortage(catalogue, 'leg set', 1, { leg: 3, dowel: 6 }), {});
});

test('the catalogue is not changed', () => {
  partsFor(catalogue, 'stool', 9);
  assert.equal(catalogue.stool.length, 2);
  assert.equal(catalogue['leg set'][0].count, 3);
});
