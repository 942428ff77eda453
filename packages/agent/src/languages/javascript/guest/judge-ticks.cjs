"use strict";
/**
 * What nobody caught is handed to whoever listens, as Node does it, and Node's stack of what is under way is emptied: a process
 * that goes on with what the thrower left there is ended. So it is when a listener throws as well, which test runners do once
 * they are over.
 */
const { AsyncLocalStorage } = require("node:async_hooks");

const tick = process._tickCallback?.bind(process);
const hand = process._fatalException.bind(process);

/** Calls `work`; the stores that it enters are left behind it. */
const within = AsyncLocalStorage.snapshot();

/** `isHeard()`: somebody beside the judge listens. `hush()` leaves nobody but the judge. `onLost(error)`: none of them took it. */
function createTicks({ isHeard, hush, onLost }) {
  /** Whether somebody beside the judge took it. */
  function give(error, ...more) {
    try {
      if (isHeard()) return hand(error, ...more);
    } catch {
      // In a process of its own this would be the end.
    }
    hush();
    hand(error, ...more);
    return false;
  }

  process._fatalException = (...all) => {
    if (!give(...all)) onLost(all[0]);
    return true;
  };

  /** Runs what is in Node's own queue to its end. `onThrown(error, isTaken)` hears of each error. */
  function drain(onThrown) {
    for (;;) {
      try {
        return tick?.();
      } catch (error) {
        onThrown(error, give(error));
      }
    }
  }
  /** What was under way there was cut off. */
  function forget() {
    hush();
    hand(new Error("cut off"));
  }
  return { drain, forget };
}

module.exports = { createTicks, within };
