import test from 'node:test';
import assert from 'node:assert/strict';
import { buildQuery, buildUrl, joinPath } from '../src/query.js';

test('builds a plain query', () => {
  assert.equal(buildQuery({ q: 'red shoes', page: 2 }), 'q=red+shoes&page=2');
});

test('undefined parameters are left out', () => {
  assert.equal(buildQuery({ q: 'x', page: undefined }), 'q=x');
});

test('formats dates, booleans and lists', () => {
  const since = new Date('2023-05-06T12:00:00Z');
  assert.equal(buildQuery({ since, open: true, tag: ['a', 'b'] }), 'since=2023-05-06&open=1&tag%5B%5D=a&tag%5B%5D=b');
});

test('joins base, path and query', () => {
  assert.equal(buildUrl('https://api.test/', '/items/', { id: 7 }), 'https://api.test/items?id=7');
  assert.equal(joinPath('a', '/b/', '', 'c'), '/a/b/c');
});
