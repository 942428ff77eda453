"use strict";
/** Time as candidates are measured by: the processor's, since the wall's also passes while others have the machine. */
const vm = require("node:vm");

const cpuUsage = process.cpuUsage.bind(process);
const { defineProperty, deleteProperty } = Reflect;
const NAME = "fixpointTimedWork";
const script = new vm.Script(`${NAME}()`);
const run = script.runInThisContext.bind(script);
const now = performance.now.bind(performance);

/** Milliseconds of processor time since `cpuUsage()` gave `before`. */
function used(before) {
  const { user, system } = cpuUsage(before);
  return (user + system) / 1000;
}

/** Calls `work` as a script, which alone can be stopped in the middle; false when it was, after `ms` on the wall. */
function timed(work, ms) {
  const value = () => {
    // Whoever found it could start the judge from within.
    deleteProperty(globalThis, NAME);
    work();
  };
  defineProperty(globalThis, NAME, { value, configurable: true });
  try {
    run({ timeout: Math.max(1, Math.ceil(ms)) });
    return true;
  } catch (error) {
    if (error?.code !== "ERR_SCRIPT_EXECUTION_TIMEOUT") throw error;
    return false;
  }
}

/**
 * What to make of a candidate that was not done at its limit: it had its share of the processor (`over`), or not yet
 * (`starved`): then it may have `next` times its limit on the wall. Who sleeps uses none, so that ends too.
 */
function verdictAtLimit({ cpuMs, limitMs, patience, mostPatience }) {
  if (cpuMs >= limitMs * 0.8 || patience >= mostPatience) return { isOver: true, next: patience };
  return { isOver: false, next: patience * 4 };
}

module.exports = { cpuUsage, now, timed, used, verdictAtLimit };
