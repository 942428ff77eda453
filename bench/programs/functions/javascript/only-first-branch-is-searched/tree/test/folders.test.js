'use strict';
const { test } = require('node:test');
const assert = require('node:assert/strict');
const { pathTo, depthOf, printPath } = require('../lib/folders.js');

const HOME = {
  name: 'home',
  folders: [{ name: 'work', folders: [{ name: 'bills' }, { name: 'talks' }] }, { name: 'music' }],
};

test('the root itself', () => {
  assert.deepEqual(pathTo(HOME, 'home'), ['home']);
});

test('further down', () => {
  assert.deepEqual(pathTo(HOME, 'bills'), ['home', 'work', 'bills']);
  assert.equal(depthOf(HOME, 'work'), 1);
});

test('missing', () => {
  assert.equal(pathTo(HOME, 'games'), null);
  assert.equal(depthOf(HOME, 'games'), -1);
  assert.equal(printPath(HOME, 'games'), '(not found)');
});
