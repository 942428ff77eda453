'use strict';

/*
 * A checklist is a list of steps. A step is either { title, done } or a
 * section { title, steps: [...] } with steps of its own. Steps that are
 * `optional` (sections, too) need not be done.
 */

/** Whether everything that must be done is done. */
function isComplete(steps) {
  for (const step of steps) {
    if (step.optional) continue;
    if (step.steps) return isComplete(step.steps);
    if (!step.done) return false;
  }
  return true;
}

/** The title of the first step that is to be done next, or null. */
function nextStep(steps) {
  for (const step of steps) {
    if (step.optional) continue;
    const title = step.steps ? nextStep(step.steps) : step.done ? null : step.title;
    if (title !== null) return title;
  }
  return null;
}

/** How many of the single steps are done, as '3/7'. */
function progress(steps) {
  let done = 0;
  let all = 0;
  (function count(list) {
    for (const step of list) {
      if (step.steps) {
        count(step.steps);
      } else {
        all += 1;
        if (step.done) done += 1;
      }
    }
  })(steps);
  return `${done}/${all}`;
}

module.exports = { isComplete, nextStep, progress };
