"use strict";
/**
 * One test file of ava, or its test of the title `test`, or those that `except` does not name, in this process, one after the
 * other, asserting with the project's own ava: rejects with the first failure, or when no test ran; where somebody counts what runs, all run, and each is
 * told. A snapshot is taken for right.
 */
const { createRequire } = require("node:module");
const path = require("node:path");
const { collect } = require("./judge-ava-api.cjs");

/** By their paths, which its manifest does not give away. */
function ownAssertions(root) {
  const own = createRequire(path.join(root, "package.json"));
  const part = (name) => own(path.join(root, "node_modules", "ava", "lib", name));
  try {
    part("chalk.js").set({ level: 0 });
  } catch {
    // It is set once, and stays so.
  }
  return part("assert.js").Assertions;
}

/** What a test is given: ava's assertions, counted, and what else there is. */
function execution(Assertions, { title, context }) {
  const state = { count: 0, planned: null, failure: null, pending: [], teardowns: [], ended: Promise.withResolvers() };
  const fail = (error) => {
    state.count += 1;
    state.failure ??= error;
    return error;
  };
  const pass = () => void (state.count += 1);
  const wait = (promise) => void state.pending.push(Promise.resolve(promise).then(pass, fail));
  const t = new Assertions({
    pass,
    fail,
    pending: wait,
    async failPending(error) {
      throw fail(error);
    },
    skip: pass,
    compareWithSnapshot: () => ({ pass: true }),
  });
  const more = {
    title,
    context,
    get passed() {
      return state.failure === null;
    },
    log() {},
    timeout: Object.assign(() => undefined, { clear() {} }),
    plan: Object.assign((count) => void (state.planned = count), { skip() {} }),
    teardown: (fn) => void state.teardowns.push(fn),
    end: (error) => (error ? state.ended.reject(error) : state.ended.resolve()),
  };
  // What cannot be done here is told as it fails, and the test is run by itself.
  more.try = () => Promise.reject(new Error("A test that tries another one is run by its runner."));
  Object.defineProperties(t, Object.getOwnPropertyDescriptors(more));
  return { t, state };
}

async function run(Assertions, { title, run: body, args, isByCallback = false }, context, isTest) {
  const { t, state } = execution(Assertions, { title, context });
  try {
    await body.call(undefined, t, ...args);
    if (isByCallback) await state.ended.promise;
    await Promise.all(state.pending);
  } catch (error) {
    state.failure ??= error;
  } finally {
    for (const fn of state.teardowns.toReversed()) await fn();
  }
  const { count, planned, failure } = state;
  if (failure !== null) throw told(failure, title);
  if (planned !== null && planned !== count) throw new Error(`Planned for ${planned} assertions, but got ${count}.`);
  if (isTest && count === 0 && planned === null) throw new Error("Test finished without running any assertions");
  return t.context;
}

/** An assertion that says nothing is told by the title of its test. */
function told(failure, title) {
  return failure instanceof Error && failure.message !== "" ? failure : new Error(title, { cause: failure });
}

const copied = (context) => (typeof context === "object" && context !== null ? { ...context } : context);

module.exports = async function runAva({ root, file, test = null, except = [] }) {
  const full = path.join(root, file);
  const Assertions = ownAssertions(root);
  const { tests, hooks } = collect(() => createRequire(full)(full));
  const wanted = tests.filter(({ title }) => (test === null ? !except.includes(title) : title === test));
  if (wanted.length === 0) throw Object.assign(new Error("The test did not run."), { code: "MODULE_NOT_FOUND" });
  let shared = {};
  for (const hook of hooks.before) shared = await run(Assertions, hook, shared, false);
  async function runOne(one) {
    let context = copied(shared);
    for (const hook of hooks.beforeEach) context = await run(Assertions, hook, context, false);
    context = await run(Assertions, one, context, true);
    for (const hook of hooks.afterEach) await run(Assertions, hook, context, false);
  }
  const { fixpointCounts: counts } = globalThis;
  counts?.loaded();
  for (const one of wanted) {
    if (counts === undefined) await runOne(one);
    else
      await runOne(one).then(
        () => counts.tested(one.title, true),
        () => counts.tested(one.title, false),
      );
  }
  for (const hook of hooks.after) await run(Assertions, hook, shared, false);
};
