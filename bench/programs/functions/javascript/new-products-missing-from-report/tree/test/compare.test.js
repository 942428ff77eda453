'use strict';
const { test } = require('node:test');
const assert = require('node:assert');
const { compareStock, report } = require('../stock/compare.js');

test('no differences', () => {
  assert.deepStrictEqual(compareStock({ bolt: 3 }, { bolt: 3 }), []);
});

test('changed number', () => {
  assert.deepStrictEqual(compareStock({ bolt: 3, nut: 1 }, { bolt: 7, nut: 1 }), [
    { sku: 'bolt', from: 3, to: 7 },
  ]);
});

test('sold out', () => {
  assert.strictEqual(report({ nut: 2, bolt: 3 }, {}), 'bolt: 3 -> 0\nnut: 2 -> 0');
});
