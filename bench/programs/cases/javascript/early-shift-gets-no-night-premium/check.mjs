import assert from 'node:assert/strict';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const load = async file => {
  const mod = await import(pathToFileURL(path.resolve(process.cwd(), file)).href);
  return mod.default ?? mod;
};
const { parseShift, nightMinutes } = await load('src/shift.js');
const { pay } = await load('src/pay.js');

assert.deepEqual(pay('nurse', ['04:00-12:00']), { base: 19200, premium: 1200, total: 20400 });
const night = text => nightMinutes(parseShift(text));
assert.equal(night('04:00-12:00'), 120);
assert.equal(night('00:00-08:00'), 360);
assert.equal(night('05:30-05:45'), 15);
assert.equal(night('05:59-06:01'), 1);
assert.equal(night('03:00-23:00'), 240);
assert.equal(night('05:00-05:00'), 480);
assert.equal(night('20:00-04:00'), 360);
assert.equal(night('22:00-06:00'), 480);
assert.equal(night('21:00-07:00'), 480);
assert.equal(night('06:00-22:00'), 0);
assert.equal(night('23:00-24:00'), 60);
assert.equal(night('12:00-03:00'), 300);
assert.deepEqual(pay('porter', ['02:00-10:00', '22:00-06:00']), { base: 28800, premium: 3600, total: 32400 });
