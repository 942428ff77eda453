'use strict';

const test = require('node:test');
const assert = require('node:assert/strict');
const { paginate, pageLinks, summary } = require('../src/pagination.js');

const letters = 'abcdefghijklmnopqrstuvwxyz'.split('');

test('first page', () => {
  const result = paginate(letters);
  assert.equal(result.items.length, 10);
  assert.equal(result.pages, 3);
  assert.equal(result.hasNext, true);
  assert.equal(result.hasPrevious, false);
});

test('links in the middle', () => {
  const result = paginate(letters, { page: 2 });
  assert.deepEqual(pageLinks(result, '/l'), { prev: '/l?page=1', next: '/l?page=3' });
});

test('summary', () => {
  assert.equal(summary(paginate(letters, { page: 3 })), '21-26 of 26');
  assert.equal(summary(paginate([])), 'No entries');
});
