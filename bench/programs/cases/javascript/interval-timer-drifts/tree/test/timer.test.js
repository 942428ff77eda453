'use strict';

const test = require('node:test');
const assert = require('node:assert/strict');
const { parsePlan } = require('../src/plan.js');
const { IntervalTimer } = require('../src/timer.js');

test('plans', () => {
  assert.deepEqual(parsePlan('warmup 60, 2 x (run 30, rest 15), stretch 9').map(p => p.name), ['warmup', 'run', 'rest', 'run', 'rest', 'stretch']);
  assert.throws(() => parsePlan('run'), /bad phase 'run'/);
  assert.throws(() => parsePlan('run 0'), /bad phase/);
});

test('ticks second by second', () => {
  const timer = new IntervalTimer('run 2, rest 1');
  assert.deepEqual([timer.tick(), timer.tick(), timer.tick()], [[], ['rest'], ['done']]);
  assert.equal(timer.finished, true);
  assert.deepEqual(timer.tick(), []);
});

test('time left', () => {
  const timer = new IntervalTimer('run 30');
  timer.tick(12);
  assert.equal(timer.left, 18);
});

test('pause and skip', () => {
  const timer = new IntervalTimer('run 30, rest 15');
  timer.pause();
  timer.tick(40);
  assert.equal(timer.left, 30);
  timer.resume();
  timer.skip();
  assert.deepEqual([timer.current.name, timer.left, timer.total], ['rest', 15, 45]);
});
