"use strict";
/**
 * One test file of QUnit, or its one test of the name `test`, or without those named in `except`, in this process: rejects with
 * the first failure, or when no test ran. Modules, tests and hooks are noted here; what is asserted with is the project's own
 * QUnit, whose assertions report to a test that only counts them.
 */
const { createRequire } = require("node:module");
const path = require("node:path");
const nodeTest = require("./judge-node-test-api.cjs");
const says = require("./qunit-says.cjs");

const HOOKS = ["before", "beforeEach", "afterEach", "after"];
const ignored = () => undefined;

/** Made once: a module that has it by its names stays loaded. */
let api = null;

function ownQUnit(root) {
  const load = createRequire(path.join(root, "package.json"));
  // By its path: by its name the test file's stand-in is found.
  const folder = path.join(root, "node_modules", "qunit");
  return load(path.join(folder, load(path.join(folder, "package.json")).main ?? "qunit/qunit.js"));
}

class AssertionError extends Error {
  name = "AssertionError";
}

/** What an assertion of QUnit reports to, and what is left to be done before the test is over. */
function createTest(name, methods, env) {
  const waits = [];
  let failure = null;
  let count = 0;
  const test = {
    testName: name,
    testEnvironment: env,
    steps: [],
    stepsCount: 0,
    expected: null,
    pushResult(result) {
      count += 1;
      if (!result.result) failure ??= new AssertionError(says(result));
    },
    pushFailure: (message) => test.pushResult({ result: false, message }),
  };
  test.assert = Object.create(methods, {
    test: { value: test },
    async: {
      value(times = 1) {
        let left = times;
        const { promise, resolve } = Promise.withResolvers();
        waits.push(promise);
        return () => {
          left -= 1;
          if (left === 0) resolve();
        };
      },
    },
    timeout: { value: ignored },
  });
  return {
    env,
    assert: test.assert,
    async settled() {
      while (waits.length > 0) await waits.shift();
      if (failure !== null) throw failure;
    },
    asserts: () => count > 0,
    /** Behind all of its hooks. */
    demand() {
      if (test.steps.length > 0)
        throw new AssertionError(
          `Expected assert.verifySteps() to be called before end of test after using assert.step(). Unverified steps: ${test.steps.join(", ")}`,
        );
      if (test.expected !== null && test.expected !== count)
        throw new AssertionError(`Expected ${test.expected} assertions, but ${count} were run`);
      if (test.expected === null && count === 0)
        throw new AssertionError(
          "Expected at least one assertion, but none were run - call expect(0) to accept zero assertions.",
        );
    },
  };
}

const newModule = (name, env) => ({ name, env, entries: [], hooks: { before: [], beforeEach: [], afterEach: [], after: [] } });

/** `QUnit` as test files see it; `begin` forgets what the one before noted, `declare` hands over what there is now. */
function createApi(real) {
  const assert = Object.create(real.assert);
  const config = {};
  let stack = [];
  let current = null;

  function enter(name, ...rest) {
    const nested = rest.find((one) => typeof one === "function");
    const options = typeof rest[0] === "object" && rest[0] !== null ? rest[0] : {};
    const outer = stack.at(-1);
    const inner = newModule(String(name), { ...outer.env });
    for (const [key, value] of Object.entries(options)) {
      if (!HOOKS.includes(key)) inner.env[key] = value;
      else if (typeof value === "function") inner.hooks[key].push(value);
    }
    outer.entries.push({ module: inner });
    current = inner;
    if (nested === undefined) return;
    stack.push(inner);
    nested.call(inner.env, Object.fromEntries(HOOKS.map((key) => [key, (fn) => void inner.hooks[key].push(fn)])));
    stack.pop();
    current = stack.at(-1);
  }
  const add = (name, fn) => void current.entries.push({ name: String(name), fn });
  const each = (name, data, fn) => {
    for (const [key, value] of Object.entries(data))
      add(`${name} [${key}]`, function (given) {
        return fn.call(this, given, value);
      });
  };
  ignored.each = ignored;
  const test = Object.assign((name, fn) => add(name, fn), { each, skip: ignored, todo: ignored });
  test.if = Object.assign((name, is, fn) => is && add(name, fn), { each: (name, is, data, fn) => is && each(name, data, fn) });
  // The judge is told which tests count.
  test.only = test;
  const facade = Object.create(real, {});
  const own = {
    assert,
    config,
    module: Object.assign(enter, {
      only: enter,
      skip: ignored,
      todo: ignored,
      if: (name, is, ...rest) => is && enter(name, ...rest),
    }),
    test,
    only: test,
    skip: ignored,
    todo: ignored,
    hooks: {
      beforeEach: (fn) => void stack[0].hooks.beforeEach.push(fn),
      afterEach: (fn) => void stack[0].hooks.afterEach.push(fn),
    },
  };
  for (const name of ["on", "begin", "done", "log", "moduleDone", "moduleStart", "start", "load", "testDone", "testStart"])
    own[name] = ignored;
  // QUnit's own names may be read-only.
  for (const [name, value] of Object.entries(own))
    Object.defineProperty(facade, name, { value, writable: true, configurable: true });

  /** node:test's context of a test → what its hooks and its function share. */
  const running = new WeakMap();
  const runOf = (context, env) => {
    if (!running.has(context)) running.set(context, createTest(context.name ?? "", assert, { ...env }));
    return running.get(context);
  };
  const eachHook = (fn, env) => async (context) => {
    const run = runOf(context, env);
    await fn.call(run.env, run.assert);
    await run.settled();
  };
  const hook = (fn, env) => async () => {
    const run = createTest("", assert, env);
    await fn.call(env, run.assert);
    await run.settled();
    // QUnit counts it for the test beside it.
    if (run.asserts()) throw Object.assign(new Error("A hook of a module asserts."), { code: "MODULE_NOT_FOUND" });
  };
  const declare = ({ env, hooks, entries }) => {
    for (const fn of hooks.before) nodeTest.before(hook(fn, env));
    for (const fn of hooks.beforeEach) nodeTest.beforeEach(eachHook(fn, env));
    for (const fn of hooks.afterEach) nodeTest.afterEach(eachHook(fn, env));
    for (const fn of hooks.after) nodeTest.after(hook(fn, env));
    for (const { module: inner, name, fn } of entries)
      if (inner !== undefined) void nodeTest.describe(inner.name, () => declare(inner));
      else
        void nodeTest.test(name, async (context) => {
          const run = runOf(context, env);
          await fn.call(run.env, run.assert);
          await run.settled();
        });
  };
  return {
    facade,
    begin() {
      current = newModule("", {});
      stack = [current];
      for (const key of Object.keys(config)) delete config[key];
      Object.assign(config, real.config);
    },
    declare() {
      declare(stack[0]);
      nodeTest.afterEach((context) => running.get(context)?.demand());
    },
  };
}

module.exports = async function runQUnit({ root, file, env, ...asked }) {
  Object.assign(process.env, env);
  api ??= createApi(ownQUnit(root));
  api.begin();
  const hidden = Object.getOwnPropertyDescriptor(globalThis, "QUnit");
  globalThis.QUnit = api.facade;
  try {
    const full = path.join(root, file);
    const passed = await nodeTest.collect(() => {
      createRequire(full)(full);
      api.declare();
    }, asked);
    if (passed === 0) throw Object.assign(new Error("The test did not run."), { code: "MODULE_NOT_FOUND" });
  } finally {
    if (hidden === undefined) delete globalThis.QUnit;
    else Object.defineProperty(globalThis, "QUnit", hidden);
  }
};
module.exports.api = () => api.facade;
