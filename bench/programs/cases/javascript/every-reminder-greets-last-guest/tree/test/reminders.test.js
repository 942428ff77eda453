'use strict';

const test = require('node:test');
const assert = require('node:assert/strict');
const { fill, dueOn, run } = require('../src/reminders.js');

const job = (day, to) => ({ day, to, render: () => `text for ${to}` });

test('fill', () => {
  assert.equal(fill('{a}-{b}', { a: 1, b: 'x' }), '1-x');
});

test('fill leaves unknown names', () => {
  assert.equal(fill('{a} {b}', { a: '' }), ' {b}');
});

test('dueOn', () => {
  assert.deepEqual(dueOn([job(1, 'a'), job(2, 'b'), job(1, 'c')], 1).map(({ to }) => to), ['a', 'c']);
});

test('run sends what is due', () => {
  const sent = [];
  run([job(1, 'a'), job(2, 'b')], 2, (to, text) => sent.push([to, text]));
  assert.deepEqual(sent, [['b', 'text for b']]);
});

test('run keeps the later jobs', () => {
  const rest = run([job(1, 'a'), job(2, 'b'), job(3, 'c')], 2, () => {});
  assert.deepEqual(rest.map(({ to }) => to), ['c']);
});
