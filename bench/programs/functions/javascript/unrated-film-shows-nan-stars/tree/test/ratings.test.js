'use strict';

const { test } = require('node:test');
const assert = require('node:assert/strict');
const { averageStars, starLine, addVote } = require('../src/ratings.js');

test('average of some votes', () => {
  assert.equal(averageStars({ 5: 2, 4: 1 }), 4.7);
});

test('stars without votes do not count', () => {
  assert.equal(averageStars({ 1: 0, 3: 7 }), 3);
});

test('line of a rated film', () => {
  assert.equal(starLine({ 4: 10 }), '4.0 of 5 stars');
});

test('a vote is added', () => {
  assert.deepEqual(addVote({ 4: 1 }, 4), { 4: 2 });
  assert.deepEqual(addVote({}, 1), { 1: 1 });
});

test('half stars are refused', () => {
  assert.throws(() => addVote({}, 3.5), RangeError);
});
