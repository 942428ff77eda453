const test = require('node:test');
const assert = require('node:assert/strict');
const { isMade, partsFor, shortages } = require('../src/parts.js');

const plans = { wagon: { axle: 2, box: 1 }, axle: { rod: 1, wheel: 2 }, shelf: { board: 3, screw: 12 } };

test('isMade', () => {
  assert.equal(isMade(plans, 'axle'), true);
  assert.equal(isMade(plans, 'rod'), false);
});

test('one wagon', () => {
  assert.deepEqual(partsFor(plans, 'wagon'), { rod: 2, wheel: 4, box: 1 });
});

test('several shelves', () => {
  assert.deepEqual(partsFor(plans, 'shelf', 5), { board: 15, screw: 60 });
});

test('a part that is bought', () => {
  assert.deepEqual(partsFor(plans, 'wheel', 7), { wheel: 7 });
});

test('shortages', () => {
  assert.deepEqual(shortages(plans, 'shelf', 2, { board: 6, screw: 20 }), [['screw', 4]]);
});
