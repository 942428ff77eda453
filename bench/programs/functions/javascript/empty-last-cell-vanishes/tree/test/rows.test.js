'use strict';
const test = require('node:test');
const assert = require('node:assert');
const { splitRow, joinRow, records } = require('../rows.js');

test('plain cells', () => {
  assert.deepStrictEqual(splitRow('red|green|blue'), ['red', 'green', 'blue']);
});

test('empty cell between others', () => {
  assert.deepStrictEqual(splitRow('red||blue'), ['red', '', 'blue']);
});

test('escapes', () => {
  assert.deepStrictEqual(splitRow('a\\|b|c\\\\'), ['a|b', 'c\\']);
});

test('there and back', () => {
  const cells = ['x|y', '', 'z\\'];
  assert.deepStrictEqual(splitRow(joinRow(cells)), cells);
});

test('records', () => {
  assert.deepStrictEqual(records(['id|name', '1|Ann', '2|Bo']), [
    { id: '1', name: 'Ann' },
    { id: '2', name: 'Bo' },
  ]);
});
