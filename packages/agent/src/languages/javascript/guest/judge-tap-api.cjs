"use strict";
/**
 * What a test file of node-tap gets in its place, where it is judged. What it does not know ends the test, which is then run by
 * its runner.
 */
const { createAsserts } = require("./judge-tap-asserts.cjs");
const { beside, Test } = require("./judge-tap-test.cjs");

/** One run of a file: which cases count, and what came of them. */
class Session {
  constructor(compare, test, except) {
    this.asserts = createAsserts(compare);
    this.test = test;
    this.except = new Set(except);
    this.passed = 0;
    this.failure = null;
    this.ending = Promise.withResolvers();
    /** Who counts what runs hears of each test, and all run. */
    this.counting = globalThis.fixpointCounts ?? null;
  }

  /** A case is the innermost test, or what is asserted beside such. */
  counts(path) {
    if (this.except.has(path) || this.except.has(beside(path))) return false;
    return this.test === null || path === this.test || beside(path) === this.test || path.startsWith(`${this.test} > `);
  }

  /** It counts, or holds what does, and nothing has failed that counts. */
  leadsTo(path) {
    return this.failure === null && (this.counts(path) || (this.test !== null && this.test.startsWith(`${path} > `)));
  }

  fail(error) {
    if (this.counting !== null) return;
    this.failure ??= error;
    this.ending.resolve();
  }
}

let root = new Test(new Session(null, null, []), null, "");

/** Of whichever test the file that is loaded adds to. */
const of =
  (name) =>
  (...given) =>
    root.t[name](...given);

for (const [name, member] of Object.entries(root.t)) if (typeof member === "function") exports[name] = of(name);
exports.default = exports;
exports.t = exports;
// By these lines they are found by whoever imports them by their names.
exports.test = of("test");
exports.before = of("before");
exports.after = of("after");
exports.beforeEach = of("beforeEach");
exports.afterEach = of("afterEach");
exports.teardown = of("teardown");
exports.equal = of("equal");
exports.ok = of("ok");

/**
 * Runs what `load` asserts and adds, or the case `test` of it, or all `except` some, and gives how many passed. Rejects with the
 * first failure. `compare`: the project's own tcompare, or null.
 */
async function collect(load, { compare, test, except }) {
  const session = new Session(compare, test, except);
  root = new Test(session, null, "");
  load();
  session.counting?.loaded();
  await Promise.race([session.ending.promise, root.finish()]);
  if (session.failure !== null) throw session.failure;
  return session.passed;
}

// Out of the file's sight.
Object.defineProperty(exports, "collect", { value: collect });
