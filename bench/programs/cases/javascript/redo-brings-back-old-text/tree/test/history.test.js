'use strict';

const test = require('node:test');
const assert = require('node:assert/strict');
const { EditHistory } = require('../src/history.js');

test('undo and redo', () => {
  const history = new EditHistory('a').append('b').append('c');
  assert.equal(history.undo(), 'ab');
  assert.equal(history.undo(), 'a');
  assert.equal(history.undo(), 'a');
  assert.equal(history.redo(), 'ab');
  assert.equal(history.redo(), 'abc');
  assert.equal(history.canRedo, false);
});

test('edits without change are ignored', () => {
  const history = new EditHistory('a').replaceAll('x', 'y');
  assert.equal(history.canUndo, false);
});

test('limit', () => {
  const history = new EditHistory('', 2).append('1').append('2').append('3');
  history.undo();
  history.undo();
  assert.equal(history.undo(), '1');
});
