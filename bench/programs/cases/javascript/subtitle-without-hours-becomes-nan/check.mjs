import assert from 'node:assert/strict';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const load = async file => {
  const mod = await import(pathToFileURL(path.resolve(process.cwd(), file)).href);
  return mod.default ?? mod;
};
const { parseClock, formatClock } = await load('src/clock.js');
const { parseCues, shift, printCues } = await load('src/subtitles.js');

assert.equal(printCues(parseCues('00:05.000 --> 00:07.250\nHello')), '00:00:05.000 --> 00:00:07.250\nHello');
assert.equal(parseClock('02:03.450'), 123.45);
assert.equal(parseClock('59:59,500'), 3599.5);
assert.equal(parseClock(' 00:00.000 '), 0);
assert.equal(parseClock('10:00'), 600);
assert.equal(parseClock('01:00:00.000'), 3600);
assert.equal(parseClock('10:00:01,5'), 36001.5);
assert.throws(() => parseClock('5'), /bad time/);
assert.throws(() => parseClock('1:2:3:4'), /bad time/);
assert.deepEqual(parseCues('59:59.000 --> 01:00:01.000\na'), [{ from: 3599, to: 3601, text: 'a' }]);
assert.deepEqual(shift(parseCues('00:01.000 --> 00:02.000\na\n\n00:03.000 --> 00:04.000\nb'), -2), [{ from: 1, to: 2, text: 'b' }]);
assert.equal(formatClock(123.45), '00:02:03.450');
