'use strict';

const test = require('node:test');
const assert = require('node:assert/strict');
const { compile, render, TemplateError } = require('../src/index.js');

test('plain output', () => {
  assert.equal(render('Hello {{ name }}!', { name: 'Ada' }), 'Hello Ada!');
});

test('missing values print as nothing', () => {
  assert.equal(render('[{{ a }}{{ b.c }}{{ d }}]', { b: {}, d: null }), '[]');
});

test('escaping', () => {
  assert.equal(render('{{ t }} {{{ t }}}', { t: '<b>' }), '&lt;b&gt; <b>');
});

test('nested paths', () => {
  assert.equal(render('{{ a.b.c }}', { a: { b: { c: 3 } } }), '3');
});

test('filters', () => {
  assert.equal(render('{{ p | fixed:1 }} {{ n | upper }}', { p: 2.25, n: 'x' }), '2.3 X');
  assert.equal(render('{{ p | twice }}', { p: 2 }, { filters: { twice: (v) => v * 2 } }), '4');
  assert.throws(() => render('{{ p | nope }}', {}), /unknown filter "nope"/);
});

test('if and else', () => {
  const page = compile('{% if list %}some{% else %}none{% end %}');
  assert.equal(page({ list: [1] }), 'some');
  assert.equal(page({ list: [] }), 'none');
});

test('each', () => {
  assert.equal(render('{% each x in xs %}<{{ x }}>{% end %}', { xs: ['a', 'b'] }), '<a><b>');
  assert.equal(render('{% each x in xs %}<{{ x }}>{% end %}', {}), '');
});

test('default filter', () => {
  assert.equal(render('{{ a | default:none }}', {}), 'none');
});

test('errors have a line', () => {
  assert.throws(() => compile('a\n{% if x %}'), (error) => error instanceof TemplateError && error.line === 2);
  assert.throws(() => compile('{% end %}'), TemplateError);
});
