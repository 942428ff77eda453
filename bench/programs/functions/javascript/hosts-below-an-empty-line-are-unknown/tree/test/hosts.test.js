'use strict';
const test = require('node:test');
const assert = require('node:assert/strict');
const { readHosts, lookUp, namesOf } = require('../lib/hosts.js');

const hosts = readHosts('127.0.0.1 localhost\n10.0.0.7\tbuild Build.lan # the big one\n10.0.0.8 build\n');

test('looks names up', () => {
  assert.equal(lookUp(hosts, 'localhost'), '127.0.0.1');
  assert.equal(lookUp(hosts, 'BUILD.lan.'), '10.0.0.7');
  assert.equal(lookUp(hosts, 'nobody'), null);
});

test('the first line counts', () => {
  assert.equal(lookUp(hosts, 'build'), '10.0.0.7');
});

test('names of an address', () => {
  assert.deepEqual(namesOf(hosts, '10.0.0.7'), ['build', 'build.lan']);
});
