import assert from 'node:assert/strict';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const load = async (file) => {
  const mod = await import(pathToFileURL(path.resolve(process.cwd(), file)).href);
  return mod.default ?? mod;
};
const { available, availableMinutes } = await load('src/windows.js');

assert.deepEqual(available(['08:00-18:00'], ['12:00-13:00']), ['08:00-12:00', '13:00-18:00']);
assert.equal(availableMinutes(['08:00-18:00'], ['12:00-13:00']), 540);
assert.deepEqual(available(['08:00-18:00'], ['12:00-13:00', '15:00-15:30']), ['08:00-12:00', '13:00-15:00', '15:30-18:00']);
assert.deepEqual(available(['08:00-18:00'], ['15:00-15:30', '12:00-13:00']), ['08:00-12:00', '13:00-15:00', '15:30-18:00']);
assert.deepEqual(available(['06:00-08:00', '10:00-12:00'], ['07:00-07:01', '11:00-11:30']), ['06:00-07:00', '07:01-08:00', '10:00-11:00', '11:30-12:00']);
assert.deepEqual(available(['06:00-10:00'], ['05:00-07:00']), ['07:00-10:00']);
assert.deepEqual(available(['06:00-10:00'], ['06:00-07:00']), ['07:00-10:00']);
assert.deepEqual(available(['06:00-10:00'], ['09:00-10:00']), ['06:00-09:00']);
assert.deepEqual(available(['06:00-10:00'], ['06:00-10:00']), []);
assert.deepEqual(available(['06:00-10:00'], ['10:00-11:00']), ['06:00-10:00']);
assert.deepEqual(available(['06:00-10:00'], []), ['06:00-10:00']);
assert.deepEqual(available([], ['06:00-10:00']), []);
