'use strict';

const test = require('node:test');
const assert = require('node:assert/strict');
const { Leg, points } = require('../src/leg.js');

test('points', () => {
  assert.deepEqual(['20', 't20', 'D16', 'bull', '25', 'miss'].map(points), [20, 60, 32, 50, 25, 0]);
  assert.throws(() => points('t25'), RangeError);
  assert.throws(() => points('21'), RangeError);
});

test('players take turns', () => {
  const leg = new Leg(['Ann', 'Bo'], 101);
  assert.deepEqual(['20', '1', '5', '20'].map((d) => leg.throwDart(d)), ['again', 'again', 'next', 'again']);
  assert.deepEqual(leg.scores(), { Ann: 75, Bo: 81 });
});

test('win with a double', () => {
  const leg = new Leg(['Ann'], 40);
  assert.equal(leg.throwDart('D20'), 'win');
  assert.equal(leg.winner, 'Ann');
  assert.throws(() => leg.throwDart('1'), /over/);
});

test('bust with the first dart', () => {
  const leg = new Leg(['Ann', 'Bo'], 40);
  assert.equal(leg.throwDart('T20'), 'bust');
  assert.deepEqual(leg.scores(), { Ann: 40, Bo: 40 });
  assert.equal(leg.player.name, 'Bo');
});

test('nothing left without a double', () => {
  const leg = new Leg(['Ann'], 20);
  assert.equal(leg.throwDart('20'), 'bust');
  assert.equal(leg.winner, null);
});
