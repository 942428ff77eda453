'use strict';

const test = require('node:test');
const assert = require('node:assert/strict');
const { slugify, SlugRegistry, tableOfContents, renderContents } = require('../src/index.js');

test('plain titles', () => {
  assert.equal(slugify('  Hello, World!  '), 'hello-world');
  assert.equal(slugify("Don't panic"), 'dont-panic');
});

test('accents', () => {
  assert.equal(slugify('Crème Brûlée'), 'creme-brulee');
  assert.equal(slugify('Łódź'), 'lodz');
});

test('german locale', () => {
  assert.equal(slugify('Über Größen', { locale: 'de' }), 'ueber-groessen');
  assert.equal(slugify('Über Größen'), 'uber-grossen');
});

test('symbols', () => {
  assert.equal(slugify('R&D 100%'), 'r-and-d-100-percent');
  assert.equal(slugify('a+b', { symbols: { '+': 'plus' } }), 'a-plus-b');
});

test('separator', () => {
  assert.equal(slugify('a b c', { separator: '_' }), 'a_b_c');
});

test('length', () => {
  assert.equal(slugify('alpha beta gamma', { maxLength: 10 }), 'alpha-beta');
  assert.equal(slugify('alpha beta gamma', { maxLength: 9 }), 'alpha');
  assert.equal(slugify('abcdefghij', { maxLength: 4 }), 'abcd');
});

test('registry', () => {
  const registry = new SlugRegistry().reserve('admin');
  assert.equal(registry.add('News', 7), 'news');
  assert.equal(registry.add('news!'), 'news-2');
  assert.equal(registry.add('Admin'), 'admin-2');
  assert.equal(registry.add('???'), 'untitled');
  assert.equal(registry.owner('news'), 7);
  assert.equal(registry.release('news'), true);
  assert.equal(registry.add('News'), 'news');
});

test('contents', () => {
  const entries = tableOfContents('## One\ntext\n### Two ###\n## One');
  assert.equal(renderContents(entries), '- [One](#one)\n  - [Two](#two)\n- [One](#one-2)');
});
