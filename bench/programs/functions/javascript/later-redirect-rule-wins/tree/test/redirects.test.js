'use strict';
const test = require('node:test');
const assert = require('node:assert/strict');
const { readRules, redirect } = require('../lib/redirects.js');

const rules = readRules(`
  # moved in spring
  /about      /company 302
  /blog/*     /news/*
`);

test('reads rules', () => {
  assert.equal(rules.length, 2);
  assert.deepEqual(rules[1], { from: '/blog/*', to: '/news/*', status: 301 });
});

test('exact path', () => {
  assert.deepEqual(redirect(rules, '/about'), { location: '/company', status: 302 });
});

test('with a rest', () => {
  assert.deepEqual(redirect(rules, '/blog/2023/hello'), { location: '/news/2023/hello', status: 301 });
});

test('nothing fits', () => {
  assert.equal(redirect(rules, '/shop'), null);
});
