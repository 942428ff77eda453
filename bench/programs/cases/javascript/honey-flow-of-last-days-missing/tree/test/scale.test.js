'use strict';

const test = require('node:test');
const assert = require('node:assert/strict');
const { dailyGains, flows, logLine } = require('../src/scale.js');

const series = (...weights) => weights.map((weight, i) => ({ day: `05-${String(i + 1).padStart(2, '0')}`, weight }));

test('gains', () => {
  assert.deepEqual(dailyGains(series(30, 31.2, 31)), [
    { day: '05-02', gain: 1.2 },
    { day: '05-03', gain: -0.2 },
  ]);
  assert.deepEqual(dailyGains(series(30)), []);
});

test('flows', () => {
  assert.deepEqual(flows(series(30, 31, 32, 32)), [{ from: '05-02', to: '05-03', gain: 2 }]);
  assert.deepEqual(flows(series(30, 31, 31, 31)), []);
  assert.deepEqual(flows([]), []);
});

test('log line', () => {
  assert.equal(logLine(series(30, 30.1, 30)), 'no flow');
  assert.equal(logLine(series(30, 31, 32.5, 32, 33, 34, 34)), '05-02 to 05-03, 05-05 to 05-06: 4.5 kg');
});

test('a loss ends a flow', () => {
  assert.deepEqual(flows(series(30, 31, 32, 31.5)), [{ from: '05-02', to: '05-03', gain: 2 }]);
});

test('limits', () => {
  const readings = series(30, 32, 34, 34.6, 34.6);
  assert.deepEqual(flows(readings, { minGain: 1 }), [{ from: '05-02', to: '05-03', gain: 4 }]);
  assert.deepEqual(flows(readings, { minDays: 4 }), []);
});
