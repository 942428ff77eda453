'use strict';
const { describe, it } = require('node:test');
const assert = require('node:assert');
const { next, run, trace } = require('../src/player.js');

describe('player', () => {
  it('starts and stops', () => {
    assert.strictEqual(run(['play']), 'playing');
    assert.strictEqual(run(['play', 'stop']), 'stopped');
  });

  it('goes on from a pause', () => {
    assert.strictEqual(next('paused', 'play'), 'playing');
    assert.strictEqual(next('paused', 'pause'), 'playing');
  });

  it('ignores what makes no sense', () => {
    assert.strictEqual(run(['pause', 'stop']), 'stopped');
  });

  it('traces', () => {
    assert.deepStrictEqual(trace(['play', 'play', 'end']), ['stopped', 'playing', 'stopped']);
  });
});
