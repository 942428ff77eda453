'use strict';

const test = require('node:test');
const assert = require('node:assert/strict');
const { titleCase, initials, byline } = require('../src/headline.js');

test('capitalises words but not small ones', () => {
  assert.equal(titleCase('the fall of the house'), 'The Fall of the House');
});

test('capitalises the last word always', () => {
  assert.equal(titleCase('what to look for'), 'What to Look For');
});

test('handles hyphens', () => {
  assert.equal(titleCase('a well-known fact'), 'A Well-Known Fact');
});

test('initials and byline', () => {
  assert.equal(initials('mary  ann evans'), 'MAE');
  assert.equal(byline('rain in june', 'jo bell'), 'Rain in June (JB)');
});
