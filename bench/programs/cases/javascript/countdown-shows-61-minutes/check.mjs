import assert from 'node:assert/strict';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const mod = await import(pathToFileURL(path.resolve(process.cwd(), 'src/duration.js')).href);
const { formatDuration, parseDuration, formatClock } = mod.default ?? mod;

assert.equal(formatDuration(3600), '1h');
assert.equal(formatDuration(7200), '2h');
assert.equal(formatDuration(93784), '1d 2h 3m 4s');
assert.equal(formatDuration(3599), '59m 59s');
assert.equal(formatDuration(3661), '1h 1m 1s');
assert.equal(formatDuration(-10800), '-3h');
assert.equal(formatDuration(93784, { parts: 2 }), '1d 2h');
assert.equal(formatDuration(parseDuration('23h 59m')), '23h 59m');
assert.equal(parseDuration('1h'), 3600);
