'use strict';
const test = require('node:test');
const assert = require('node:assert');
const { spread, largestBlot } = require('../src/ink.js');

test('a drop in the corner', () => {
  assert.strictEqual(spread(['..#', '.##', '#..'], 0, 0), 3);
});

test('a drop in the middle', () => {
  assert.strictEqual(spread(['#.#', '...', '#.#'], 1, 1), 5);
});

test('corners do not touch', () => {
  assert.strictEqual(largestBlot(['#..', '.#.', '..#'], '#'), 1);
});

test('blank page', () => {
  assert.strictEqual(largestBlot(['...', '...', '...'], '#'), 0);
});
