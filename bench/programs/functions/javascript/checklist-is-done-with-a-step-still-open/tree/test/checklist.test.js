'use strict';
const test = require('node:test');
const assert = require('node:assert/strict');
const { isComplete, nextStep, progress } = require('../lib/checklist.js');

const list = [
  { title: 'Freeze', done: true },
  { title: 'Docs', steps: [{ title: 'Manual', done: true }, { title: 'News', done: false }] },
];

test('flat lists', () => {
  assert.equal(isComplete([{ title: 'a', done: true }, { title: 'b', done: true }]), true);
  assert.equal(isComplete([{ title: 'a', done: true }, { title: 'b', done: false }]), false);
  assert.equal(isComplete([]), true);
});

test('optional steps', () => {
  assert.equal(isComplete([{ title: 'a', optional: true, done: false }]), true);
});

test('open step in a section', () => {
  assert.equal(isComplete(list), false);
});

test('next step and progress', () => {
  assert.equal(nextStep(list), 'News');
  assert.equal(progress(list), '2/3');
});
