'use strict';

// state -> event -> next state; an event that is not listed is ignored
module.exports = {
  stopped: { play: 'playing' },
  playing: { pause: 'pause', stop: 'stopped', end: 'stopped' },
  paused: { play: 'playing', pause: 'playing', stop: 'stopped' },
};
