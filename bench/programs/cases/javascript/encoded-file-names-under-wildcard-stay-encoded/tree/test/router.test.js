import test from 'node:test';
import assert from 'node:assert/strict';
import { Router, PatternError, BadPathError } from '../src/index.js';

const shop = () =>
  new Router({ prefix: '/shop/' })
    .get('/', () => 'home')
    .get('/items/:id', ({ params }) => `item ${params.id}`)
    .get('/items/new', () => 'form')
    .post('/items', () => 'created')
    .get('/files/*path', ({ params }) => `file ${params.path}`);

test('literal beats parameter', () => {
  assert.equal(shop().handle('GET', '/shop/items/new'), 'form');
  assert.equal(shop().handle('GET', '/shop/items/17'), 'item 17');
});

test('prefix root', () => {
  assert.equal(shop().handle('GET', '/shop'), 'home');
});

test('query string is cut off', () => {
  assert.equal(shop().handle('get', '/shop/items/3?x=/1'), 'item 3');
});

test('wildcard takes several segments', () => {
  assert.equal(shop().handle('GET', '/shop/files/a/b.txt'), 'file a/b.txt');
  assert.equal(shop().handle('GET', '/shop/files'), 'file ');
});

test('parameters are decoded', () => {
  assert.equal(shop().handle('GET', '/shop/items/a%20b'), 'item a b');
});

test('405 and 404', () => {
  assert.deepEqual(shop().handle('DELETE', '/shop/items'), { status: 405, allow: ['POST'] });
  assert.deepEqual(shop().handle('GET', '/nowhere'), { status: 404 });
});

test('HEAD uses GET', () => {
  assert.equal(shop().handle('HEAD', '/shop/items/1'), 'item 1');
});

test('bad patterns', () => {
  assert.throws(() => new Router().get('items', () => 0), PatternError);
  assert.throws(() => new Router().get('/*a/b', () => 0), PatternError);
  assert.throws(() => new Router().get('/:1', () => 0), PatternError);
});

test('bad escapes', () => {
  assert.throws(() => shop().handle('GET', '/shop/items/%zz'), BadPathError);
});
