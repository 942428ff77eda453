'use strict';
const test = require('node:test');
const assert = require('node:assert/strict');
const { changeMode, modeText } = require('../lib/mode.js');

test('adds rights', () => {
  assert.equal(changeMode(0o644, 'u+x'), 0o744);
  assert.equal(changeMode(0o600, 'go+r'), 0o644);
});

test('takes rights away', () => {
  assert.equal(changeMode(0o666, 'go-w'), 0o644);
  assert.equal(changeMode(0o777, '-x'), 0o666);
});

test('sets rights', () => {
  assert.equal(changeMode(0o777, 'o='), 0o770);
  assert.equal(changeMode(0o640, 'a=r'), 0o444);
});

test('refuses nonsense', () => {
  assert.throws(() => changeMode(0o644, 'u*x'), SyntaxError);
});

test('text', () => {
  assert.equal(modeText(0o640), 'rw-r-----');
});
