import assert from 'node:assert/strict';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const load = async (file) => {
  const mod = await import(pathToFileURL(path.resolve(process.cwd(), file)).href);
  return mod.default ?? mod;
};
const { parseRoster, staffing, gaps, hours } = await load('src/roster.js');
const roster = parseRoster('Ann: E E L\nBo: N - E');
assert.deepEqual(staffing(roster), [
  { early: 1, late: 0, night: 1 },
  { early: 1, late: 0, night: 0 },
  { early: 1, late: 1, night: 0 },
]);
const four = parseRoster('A: E\nB: E\nC: N\nD: -');
assert.deepEqual(staffing(four), [{ early: 2, late: 0, night: 1 }]);
assert.deepEqual(gaps(four), ['day 1: late']);
assert.deepEqual(gaps(four, 2), ['day 1: late', 'day 1: night']);
assert.deepEqual(gaps(roster), ['day 1: late', 'day 2: late', 'day 2: night', 'day 3: night']);
assert.deepEqual(staffing(parseRoster('A: EL\nB: N')), [
  { early: 1, late: 0, night: 1 },
  { early: 0, late: 1, night: 0 },
]);
assert.deepEqual(staffing(parseRoster('A: X E')), [
  { early: 0, late: 0, night: 0 },
  { early: 1, late: 0, night: 0 },
]);
assert.deepEqual(staffing(parseRoster('')), []);
assert.deepEqual(hours(roster), { Ann: 24, Bo: 16 });
assert.deepEqual(staffing(parseRoster('Ann: L')), [{ early: 0, late: 1, night: 0 }]);
