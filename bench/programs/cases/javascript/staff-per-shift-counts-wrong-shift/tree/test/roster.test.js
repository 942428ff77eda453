'use strict';

const test = require('node:test');
const assert = require('node:assert/strict');
const { parseRoster, hours } = require('../src/roster.js');

test('parse', () => {
  assert.deepEqual(parseRoster('Ann: E E -\n\n Bo : L N N'), {
    people: ['Ann', 'Bo'],
    grid: [['E', 'E', '-'], ['L', 'N', 'N']],
  });
});

test('cells without blanks', () => {
  assert.deepEqual(parseRoster('Ann:EL-').grid, [['E', 'L', '-']]);
});

test('empty roster', () => {
  assert.deepEqual(parseRoster(''), { people: [], grid: [] });
  assert.deepEqual(hours(parseRoster('')), {});
});

test('hours', () => {
  assert.deepEqual(hours(parseRoster('Ann: E E -\nBo: L-N')), { Ann: 16, Bo: 16 });
});

test('other length of a shift', () => {
  assert.deepEqual(hours(parseRoster('Ann: EE'), 6), { Ann: 12 });
});
