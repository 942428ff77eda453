'use strict';

const test = require('node:test');
const assert = require('node:assert/strict');
const { parseClock, formatClock } = require('../src/clock.js');
const { parseCues, shift, printCues } = require('../src/subtitles.js');

const film = '00:00:01.000 --> 00:00:02.500\nHi\n\n00:01:00,000 --> 00:01:01,250\nyou\nthere\n';

test('clock', () => {
  assert.equal(parseClock('01:02:03.450'), 3723.45);
  assert.equal(formatClock(3723.45), '01:02:03.450');
  assert.equal(formatClock(59.9996), '00:01:00.000');
  assert.throws(() => parseClock('12'), /bad time/);
});

test('cues', () => {
  const cues = parseCues(film);
  assert.equal(cues.length, 2);
  assert.deepEqual(cues[1], { from: 60, to: 61.25, text: 'you\nthere' });
});

test('shift', () => {
  const cues = parseCues(film);
  assert.equal(shift(cues, -2).length, 1);
  assert.equal(printCues(shift(cues, -58)), '00:00:02.000 --> 00:00:03.250\nyou\nthere');
});
