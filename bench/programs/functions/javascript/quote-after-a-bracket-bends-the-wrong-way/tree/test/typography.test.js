'use strict';

const test = require('node:test');
const assert = require('node:assert/strict');
const { smartQuotes, smartDashes, polish } = require('../src/typography.js');

test('quotes round the whole text', () => {
  assert.equal(smartQuotes('"Hello"'), '“Hello”');
});

test('quotes inside a sentence', () => {
  assert.equal(smartQuotes('She said "no" twice.'), 'She said “no” twice.');
});

test('closing quote in front of a bracket', () => {
  assert.equal(smartQuotes('(he said "no")'), '(he said “no”)');
});

test('dashes', () => {
  assert.equal(smartDashes('pages 12--14 -- all of them'), 'pages 12–14 — all of them');
  assert.equal(smartDashes('a--b'), 'a--b');
});

test('both together', () => {
  assert.equal(polish('"1--2"'), '“1–2”');
});
