'use strict';

const test = require('node:test');
const assert = require('node:assert/strict');
const { tokenize, TemplateError, names } = require('../lib/tokenizer.js');

test('text and tags', () => {
  assert.deepEqual(tokenize('Hi {{ name upper }}!'), [
    { type: 'text', text: 'Hi ', line: 1 },
    { type: 'tag', keyword: 'name', args: ['upper'], line: 1 },
    { type: 'text', text: '!', line: 1 },
  ]);
});

test('line numbers in text', () => {
  const tokens = tokenize('a\nb\n{{ x }}');
  assert.equal(tokens[1].line, 3);
});

test('comments vanish', () => {
  assert.deepEqual(tokenize('{# note #}'), []);
});

test('errors', () => {
  assert.throws(() => tokenize('\n{{ x'), (error) => error instanceof TemplateError && error.line === 2);
  assert.throws(() => tokenize('{{ }}'), /Empty tag/);
});

test('names', () => {
  assert.deepEqual(names(tokenize('{{ a }}{{ b }}{{ a 1 }}')), ['a', 'b']);
});
