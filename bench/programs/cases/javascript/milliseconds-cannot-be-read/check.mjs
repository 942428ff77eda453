import assert from 'node:assert/strict';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const load = async file => {
  const mod = await import(pathToFileURL(path.resolve(process.cwd(), file)).href);
  return mod.default ?? mod;
};
const { parseDuration, formatDuration, DurationError } = await load('src/duration.js');
const { parseJob } = await load('src/jobs.js');

assert.deepEqual(parseJob('poll every 250ms'), { name: 'poll', every: 250, timeout: 250 });
assert.equal(parseDuration('1s250ms'), 1250);
assert.equal(parseDuration('1m 5ms'), 60005);
assert.equal(parseDuration('2m3s4ms'), 123004);
assert.equal(parseDuration('10 MS'), 10);
for (const millis of [1, 999, 61001, 90061001]) {
  assert.equal(parseDuration(formatDuration(millis)), millis);
}
assert.equal(parseDuration('3m'), 180000);
assert.equal(parseDuration('3m 4s'), 184000);
assert.equal(parseDuration('1d'), 86400000);
assert.throws(() => parseDuration('5ms 6ms'), DurationError);
assert.throws(() => parseDuration('5mx'), DurationError);
assert.throws(() => parseDuration('ms'), DurationError);
