import test from 'node:test';
import assert from 'node:assert/strict';
import { parse } from '../src/parse.js';
import { render } from '../src/render.js';

test('values', () => {
  assert.equal(render('Dear {name},', { name: 'Ada' }), 'Dear Ada,');
  assert.equal(render('{a.b}{nothing}', { a: { b: 7 } }), '7');
});

test('conditions', () => {
  assert.equal(render('{if vip}Gold {end}guest', { vip: true }), 'Gold guest');
  assert.equal(render('{if vip}Gold {end}guest', {}), 'guest');
});

test('loops', () => {
  assert.equal(render('{each rows as r}[{r.n}]{end}', { rows: [{ n: 1 }, { n: 2 }] }), '[1][2]');
  assert.equal(render('{each rows as r}x{end}', {}), '');
});

test('nested loops', () => {
  const record = { rows: [{ tags: ['a', 'b'] }, { tags: ['c'] }] };
  assert.equal(render('{each rows as r}{each r.tags as t}{t}{end};{end}', record), 'ab;c;');
});

test('unbalanced blocks', () => {
  assert.throws(() => parse('{end}'), SyntaxError);
  assert.throws(() => parse('{if a}'), SyntaxError);
});
