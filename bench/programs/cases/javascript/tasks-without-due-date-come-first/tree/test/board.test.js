'use strict';

const test = require('node:test');
const assert = require('node:assert/strict');
const { parseTask, agenda, overdue } = require('../src/board.js');

test('parse', () => {
  assert.deepEqual(parseTask('[x] call the  plumber due:2024-05-01 !high'), {
    title: 'call the plumber',
    done: true,
    weight: 3,
    due: '2024-05-01',
  });
  assert.equal(parseTask('buy tea !odd').weight, 2);
});

test('by date', () => {
  assert.deepEqual(agenda([{ title: 'b', due: '2024-05-02', weight: 1 }, { title: 'a', due: '2024-05-01', weight: 1 }]), [
    '2024-05-01 a',
    '2024-05-02 b',
  ]);
});

test('same date by weight', () => {
  const tasks = ['small !low', 'big !high', 'medium'].map(parseTask);
  assert.deepEqual(agenda(tasks), ['big', 'medium', 'small']);
});

test('done tasks are not listed', () => {
  assert.deepEqual(agenda(['[x] a', 'b'].map(parseTask)), ['b']);
});

test('overdue', () => {
  const tasks = ['a due:2024-01-01', '[x] b due:2024-01-01', 'c', 'd due:2024-02-01'].map(parseTask);
  assert.equal(overdue(tasks, '2024-02-01'), 1);
});
