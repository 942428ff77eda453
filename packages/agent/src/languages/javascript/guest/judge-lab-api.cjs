"use strict";
/**
 * What a test file of lab gets in its place, where it is judged: `script()` notes experiments and tests, and `declare` hands them
 * to `judge-node-test-api.cjs` in lab's order, the tests of an experiment before those within it.
 */
const nodeTest = require("./judge-node-test-api.cjs");

const HOOKS = { before: "before", after: "after", beforeEach: "beforeEach", afterEach: "afterEach" };

let roots = [];
/** Tests take a callback that says when they are done, as they did before version 15. */
let takesCallback = false;

const newExperiment = (title, options) => ({ title, options, tests: [], experiments: [], hooks: [], context: {} });
/** `(title, options?, fn)` */
const read = (rest) => (typeof rest[0] === "function" ? [{}, rest[0]] : [rest[0] ?? {}, rest[1]]);

function script() {
  const root = newExperiment("", {});
  let current = root;
  roots.push(root);
  const variants = (enter) => {
    const entry = (title, ...rest) => enter(String(title), ...read(rest));
    entry.skip = (title, ...rest) => enter(String(title), { skip: true }, read(rest)[1]);
    // The judge is told which tests count.
    entry.only = entry;
    return entry;
  };
  const experiment = variants((title, options, fn) => {
    const outer = current;
    const inner = newExperiment(title, { ...outer.options, ...options });
    outer.experiments.push(inner);
    current = inner;
    fn.call(null);
    current = outer;
  });
  const test = variants((title, options, fn) => {
    current.tests.push({ title, fn, options: { ...current.options, ...options } });
  });
  const made = { experiment, describe: experiment, suite: experiment, test, it: test, _root: root };
  for (const name of Object.keys(HOOKS)) made[name] = (...rest) => void current.hooks.push({ name, fn: read(rest)[1] });
  const { assertions } = module.exports;
  if (assertions) Object.assign(made, { expect: assertions.expect, fail: assertions.fail });
  return made;
}

/** Functions that a test demands to be called so often. */
function createDemands() {
  const demands = [];
  return {
    mustCall(fn, times) {
      const demand = { times, calls: 0, name: fn.name };
      demands.push(demand);
      return function (...given) {
        demand.calls += 1;
        return fn.apply(this, given);
      };
    },
    check() {
      const broken = demands.find(({ times, calls }) => times !== calls);
      if (broken === undefined) return;
      const { name, times, calls } = broken;
      throw new Error(`Expected ${name} to be executed ${times} time(s) but was executed ${calls} time(s)`);
    },
  };
}

async function runNew(fn, context) {
  const demands = createDemands();
  const flags = { context, notes: [], note: (text) => flags.notes.push(text), mustCall: demands.mustCall };
  await fn.call(null, flags);
  if (flags.onCleanup) await flags.onCleanup();
  demands.check();
}

async function runOld(fn, title) {
  let cleanup = null;
  const result = await new Promise((resolve, reject) => {
    const done = (error) => (error ? reject(error) : resolve());
    done.note = () => {};
    const returned = fn.call(null, done, (given) => (cleanup = given));
    if (typeof returned?.then === "function") returned.then(() => resolve(), reject);
    else if (fn.length === 0)
      reject(new Error(`Function for "${title}" should either take a callback argument or return a promise`));
  });
  if (cleanup !== null) await new Promise((resolve) => cleanup(resolve));
  return result;
}

function declareAll(experiment, outer) {
  experiment.context = { ...outer };
  const run = (fn, title, context) => (takesCallback ? runOld(fn, title) : runNew(fn, context));
  for (const { name, fn } of experiment.hooks) nodeTest[HOOKS[name]](() => run(fn, name, experiment.context));
  for (const { title, fn, options } of experiment.tests)
    if (fn) void nodeTest.test(title, { skip: options.skip }, () => run(fn, title, { ...experiment.context }));
  for (const inner of experiment.experiments)
    void nodeTest.describe(inner.title, { skip: inner.options.skip }, () => declareAll(inner, experiment.context));
}

module.exports.script = script;
module.exports.assertions = null;
module.exports.expect = undefined;

/** Hands over what the file at `load` declares. */
module.exports.declare = function declare(load, given) {
  roots = [];
  takesCallback = given.takesCallback;
  module.exports.assertions = given.assertions;
  module.exports.expect = given.assertions?.expect;
  load();
  for (const root of roots) void nodeTest.describe("", () => declareAll(root, {}));
};
