'use strict';

const test = require('node:test');
const assert = require('node:assert');
const { depth, shorten } = require('../src/findup.js');

test('depth', () => {
  assert.strictEqual(depth('/'), 0);
  assert.strictEqual(depth('/home/kim'), 2);
  assert.strictEqual(depth('/home/kim/'), 2);
});

test('home becomes a tilde', () => {
  assert.strictEqual(shorten('/home/kim', '/home/kim'), '~');
  assert.strictEqual(shorten('/home/kim/app', '/home/kim'), '~/app');
});

test('another home does not', () => {
  assert.strictEqual(shorten('/home/kimberly', '/home/kim'), '/home/kimberly');
});

test('outside of home', () => {
  assert.strictEqual(shorten('/etc', '/home/kim'), '/etc');
});
