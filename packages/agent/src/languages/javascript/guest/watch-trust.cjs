"use strict";
/** Which expressions may be evaluated as they are, and which only where V8 lets nothing be changed, at fifty times the time. */

/** Expressions that would have changed something, until none that calls the same is tried any more. */
const FAILURES = 8;

const WRITES = /\+\+|--|\bdelete\b|(?:^|[^=!<>])=(?![=>])/;
/** Of something without a name, as `f()()`. */
const NAMELESS = /[\])}]\s*(?:\?\.)?\s*\(|`\s*\(|[\w$\])]\s*`/;
const CALLED = /([\w$]+)\s*(?:\?\.)?\s*\(|\bnew\s+([\w$]+)/g;
/** Words before a bracket that is no call. */
const WORDS = new Set(["in", "instanceof", "typeof", "of", "return", "void", "case", "if", "while", "for", "switch", "new"]);

/** `quiet`: names of functions that change nothing. */
function createTrust(quiet) {
  const refused = new Set();
  const failures = new Map();
  const calls = new Map();

  /** null for what is written to, or called without a name. */
  function namesIn(text) {
    let found = calls.get(text);
    if (found !== undefined) return found;
    found = null;
    if (!WRITES.test(text) && !NAMELESS.test(text))
      found = [...text.matchAll(CALLED)].map(([, called, made]) => called ?? made).filter((name) => !WORDS.has(name));
    calls.set(text, found);
    return found;
  }

  return {
    /** `free`: it may be evaluated as it is; `never`: it need not be tried. */
    of(text) {
      const called = namesIn(text);
      if (called === null) return "careful";
      if (called.some((name) => refused.has(name))) return "never";
      return called.every((name) => quiet.has(name)) ? "free" : "careful";
    },
    /** It would have changed something. */
    fail(text) {
      for (const name of namesIn(text) ?? []) {
        if (quiet.has(name)) continue;
        failures.set(name, (failures.get(name) ?? 0) + 1);
        if (failures.get(name) >= FAILURES) refused.add(name);
      }
    },
    /** It does not come back: none that calls the same is tried again. */
    refuse(text) {
      for (const name of namesIn(text) ?? []) refused.add(name);
    },
  };
}

module.exports = { createTrust };
