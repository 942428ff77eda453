'use strict';

const TRANSITIONS = require('./transitions.js');

/** The state that comes after `event` in `state`. */
function next(state, event) {
  const events = TRANSITIONS[state];
  if (events === undefined) throw new Error(`unknown state: ${state}`);
  return events[event] ?? state;
}

/** Runs a player through events, starting with a stopped one; gives its last state. */
function run(events, state = 'stopped') {
  return events.reduce(next, state);
}

/** All states the player goes through, without those in which nothing changes. */
function trace(events) {
  const states = ['stopped'];
  for (const event of events) {
    const state = next(states.at(-1), event);
    if (state !== states.at(-1)) states.push(state);
  }
  return states;
}

module.exports = { next, run, trace };
