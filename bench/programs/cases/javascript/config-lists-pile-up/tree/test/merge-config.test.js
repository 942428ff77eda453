'use strict';

const test = require('node:test');
const assert = require('node:assert/strict');
const { mergeConfig, getPath, withEnvironment } = require('../lib/merge-config.js');

test('sections are merged', () => {
  const merged = mergeConfig({ db: { host: 'a', port: 1 } }, { db: { host: 'b' } });
  assert.deepEqual(merged, { db: { host: 'b', port: 1 } });
});

test('input is not changed', () => {
  const base = { db: { host: 'a' } };
  mergeConfig(base, { db: { host: 'b' } });
  assert.deepEqual(base, { db: { host: 'a' } });
});

test('reads a path', () => {
  assert.equal(getPath({ a: { b: 2 } }, 'a.b'), 2);
  assert.equal(getPath({ a: 1 }, 'a.b', 'none'), 'none');
});

test('applies an environment', () => {
  const config = { port: 80, environments: { dev: { port: 8080, hosts: ['x'] } } };
  assert.deepEqual(withEnvironment(config, 'dev'), { port: 8080, hosts: ['x'] });
  assert.deepEqual(withEnvironment(config, 'live'), { port: 80 });
});
