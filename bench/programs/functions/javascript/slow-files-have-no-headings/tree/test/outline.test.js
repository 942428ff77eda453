'use strict';
const test = require('node:test');
const assert = require('node:assert');
const { collectHeadings, outline } = require('../lib/outline.js');

const NOTES = { a: '# Cats\ntext\n## Food \n', b: 'nothing here' };

test('headings with levels', async () => {
  assert.deepStrictEqual(await collectHeadings(['a', 'b'], (name) => NOTES[name]), [
    { name: 'a', level: 1, title: 'Cats' },
    { name: 'a', level: 2, title: 'Food' },
  ]);
});

test('as text', async () => {
  assert.strictEqual(await outline(['a'], (name) => NOTES[name]), 'Cats\n  Food');
});

test('no notes', async () => {
  assert.deepStrictEqual(await collectHeadings([]), []);
});
