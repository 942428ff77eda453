'use strict';
const test = require('node:test');
const assert = require('node:assert/strict');
const { sectionOf, linkTo, commentsByLink } = require('../lib/anchors.js');

const article = { url: '/moss' };
const body = { type: 'body', id: 'b', parent: null };
const care = { type: 'section', id: 'care', parent: body };
const list = { type: 'list', id: 'l1', parent: care };
const item = { type: 'item', id: 'i1', parent: list };

test('the section around a block', () => {
  assert.equal(sectionOf(item), care);
  assert.equal(sectionOf(care), care);
});

test('links', () => {
  assert.equal(linkTo(article, item), '/moss#care');
});

test('groups', () => {
  assert.deepEqual(
    commentsByLink(article, [{ block: item, text: 'a' }, { block: care, text: 'b' }]),
    { '/moss#care': ['a', 'b'] },
  );
});
