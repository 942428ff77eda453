'use strict';

const { parseClock, formatClock } = require('./clock.js');

// Cues are separated by empty lines: 'from --> to' and then the text.
function parseCues(source) {
  return source
    .trim()
    .split(/\n{2,}/)
    .map(block => {
      const [times, ...lines] = block.split('\n');
      const [from, to] = times.split('-->').map(parseClock);
      return { from, to, text: lines.join('\n') };
    });
}

// Moves all cues; those that would start before the film are dropped.
function shift(cues, seconds) {
  return cues
    .map(cue => ({ ...cue, from: cue.from + seconds, to: cue.to + seconds }))
    .filter(cue => cue.from >= 0);
}

function printCues(cues) {
  return cues.map(cue => `${formatClock(cue.from)} --> ${formatClock(cue.to)}\n${cue.text}`).join('\n\n');
}

module.exports = { parseCues, shift, printCues };
