'use strict';

const test = require('node:test');
const assert = require('node:assert/strict');
const { category, price } = require('../src/tariff.js');
const { Till } = require('../src/till.js');

test('categories', () => {
  assert.equal(category({ age: 13 }), 'child');
  assert.equal(category({ age: 14 }), 'adult');
});

test('full price', () => {
  assert.equal(price({ age: 30 }, 2, 10), 620);
  assert.equal(price({ age: 8 }, 6, 10), 310);
  assert.equal(price({ age: 2 }, 6, 10), 0);
});

test('reduced price', () => {
  assert.equal(price({ age: 70 }, 2, 10), 465);
  assert.equal(price({ age: 20, student: true }, 5, 10), 465);
  assert.equal(price({ age: 20, student: true }, 6, 10), 620);
});

test('happy hour', () => {
  assert.equal(price({ age: 30 }, 2, 20), 350);
  assert.equal(price({ age: 8 }, 2, 20), 310);
});

test('till', () => {
  const till = new Till();
  assert.equal(till.sell([{ age: 30 }, { age: 2 }], { day: 1, hour: 9 }), 620);
  till.sell([{ age: 5 }], { day: 2, hour: 9 });
  assert.equal(till.takings(1), 620);
  assert.equal(till.takings(3), 0);
});
