'use strict';
const test = require('node:test');
const assert = require('node:assert');
const { billCents, formatCents } = require('../lib/tariff.js');

const BLOCKS = [{ upTo: 100, rate: 10 }, { upTo: 300, rate: 14 }];

test('inside the first block', () => {
  assert.strictEqual(billCents(40, BLOCKS, 20), 400);
});

test('spread over two blocks', () => {
  assert.strictEqual(billCents(150, BLOCKS, 20), 1000 + 700);
});

test('no usage', () => {
  assert.strictEqual(billCents(0, BLOCKS, 20), 0);
});

test('formatting', () => {
  assert.strictEqual(formatCents(1705), '17.05');
});
