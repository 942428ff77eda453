'use strict';

const test = require('node:test');
const assert = require('node:assert/strict');
const { Router } = require('../src/router.js');

const router = new Router('/v1.0')
  .on('GET', '/users/:id', ({ id }) => `user ${id}`)
  .on('POST', '/users', () => 'created')
  .on('GET', '/files/*', ({ rest }) => rest)
  .on('GET', '/feed.xml', () => 'feed');

test('parameters', () => {
  assert.deepEqual(router.handle('GET', '/v1.0/users/7'), { status: 200, body: 'user 7' });
  assert.equal(router.handle('GET', '/v1.0/users/a%20b?x=1').body, 'user a b');
  assert.equal(router.handle('GET', '/v1.0/users/7/posts').status, 404);
});

test('rest of the path', () => {
  assert.equal(router.handle('GET', '/v1.0/files/a/b.txt').body, 'a/b.txt');
});

test('methods', () => {
  assert.equal(router.handle('POST', '/v1.0/users/').body, 'created');
  assert.equal(router.handle('GET', '/v1.0/users').status, 405);
});

test('prefix', () => {
  assert.equal(router.handle('GET', '/v1x0/users/7').status, 404);
});

test('feed', () => {
  assert.equal(router.handle('GET', '/v1.0/feed.xml').body, 'feed');
});
