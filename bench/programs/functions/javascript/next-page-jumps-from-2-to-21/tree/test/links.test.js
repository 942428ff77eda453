import test from 'node:test';
import assert from 'node:assert/strict';
import { neighbours, linkHeader } from '../src/links.js';

test('first page', () => {
  assert.deepEqual(neighbours('https://x.example/items?sort=name', 45), {
    next: 'https://x.example/items?sort=name&page=2',
  });
});

test('last page', () => {
  assert.deepEqual(neighbours('https://x.example/items?page=3', 45), {
    prev: 'https://x.example/items?page=2',
  });
  assert.deepEqual(neighbours('https://x.example/items?page=2', 40), {
    prev: 'https://x.example/items',
  });
});

test('everything on one page', () => {
  assert.deepEqual(neighbours('https://x.example/items', 20), {});
});

test('header', () => {
  assert.equal(linkHeader({ prev: 'https://a/', next: 'https://b/' }),
    '<https://a/>; rel="prev", <https://b/>; rel="next"');
});
