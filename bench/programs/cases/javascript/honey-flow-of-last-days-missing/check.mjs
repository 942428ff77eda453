import assert from 'node:assert/strict';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const load = async (file) => {
  const mod = await import(pathToFileURL(path.resolve(process.cwd(), file)).href);
  return mod.default ?? mod;
};
const { flows, logLine, dailyGains } = await load('src/scale.js');

const series = (...weights) => weights.map((weight, i) => ({ day: `d${i + 1}`, weight }));
assert.deepEqual(flows(series(40, 41.5, 43, 44)), [{ from: 'd2', to: 'd4', gain: 4 }]);
assert.equal(logLine(series(40, 41.5, 43, 44)), 'd2 to d4: 4.0 kg');
assert.deepEqual(flows(series(30, 31, 32, 32, 33, 34)), [{ from: 'd2', to: 'd3', gain: 2 }, { from: 'd5', to: 'd6', gain: 2 }]);
assert.deepEqual(flows(series(30, 30, 30, 31, 32)), [{ from: 'd4', to: 'd5', gain: 2 }]);
assert.deepEqual(flows(series(30, 31), { minDays: 1 }), [{ from: 'd2', to: 'd2', gain: 1 }]);
assert.equal(logLine(series(30, 30, 32), { minDays: 1 }), 'd3: 2.0 kg');
assert.deepEqual(flows(series(30, 31)), []);
assert.deepEqual(flows(series(30, 30, 31)), []);
assert.deepEqual(flows(series(30, 31, 32, 32)), [{ from: 'd2', to: 'd3', gain: 2 }]);
assert.deepEqual(flows(series(30, 31, 32, 31, 31)), [{ from: 'd2', to: 'd3', gain: 2 }]);
assert.deepEqual(flows(series(30, 30.5, 31)), [{ from: 'd2', to: 'd3', gain: 1 }]);
assert.deepEqual(flows(series(30, 30.4, 30.8)), []);
assert.deepEqual(flows([]), []);
assert.deepEqual(dailyGains(series(30, 31)), [{ day: 'd2', gain: 1 }]);
