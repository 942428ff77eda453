"use strict";
/**
 * One test of a file of vitest or jest in this process, told by its name, suites joined by “ > ”, or all but those in `except`: rejects with its failure,
 * or when it did not run. The file sees `judge-expect-api.cjs` in place of its runner; what it asserts with is the
 * project's own. Modules that a test replaces are not replaced here: then it fails otherwise than in its runner, and is
 * not judged in this way. `setup`: files of the project that its runner loads first.
 */
const { createRequire } = require("node:module");
const path = require("node:path");
const util = require("node:util");
const environment = require("./judge-environment.cjs");
const { toolsOf } = require("./judge-expect-tools.cjs");
const mocks = require("./judge-mocks.cjs");
const packages = require("./judge-packages.cjs");
const nodeTest = require("./judge-node-test-api.cjs");

/** Of the file that is run; what the facade in place of the runner hands out. */
let api = null;

const notFound = (message) => Object.assign(new Error(message), { code: "MODULE_NOT_FOUND" });

/** As both write the title of a row: by the signs of printf, or by names of a row that is an object. */
function titled(title, row, index) {
  const values = Array.isArray(row) ? row : [row];
  const plain = title.replaceAll("%#", String(index)).replaceAll("%$", String(index + 1));
  const named =
    typeof row === "object" && row !== null && !Array.isArray(row)
      ? plain.replace(/\$(\w+)/g, (all, key) => (key in row ? shown(row[key]) : all))
      : plain;
  const signs = (named.match(/%[sdifjoOpc]/g) ?? []).length;
  return signs === 0 ? named : util.format(named.replaceAll("%p", "%j"), ...values.slice(0, signs));
}

const shown = (value) => (typeof value === "string" ? value : util.inspect(value));

/** A test's or a hook's function for the API of node:test, which hands on a context. */
function adapted(runner, fn, extra) {
  if (typeof fn !== "function") return undefined;
  if (runner === "jest" && fn.length > 0)
    return () =>
      new Promise((resolve, reject) => {
        const done = (error) => (error ? reject(error) : resolve());
        done.fail = reject;
        const result = fn(done);
        if (result && typeof result.then === "function") result.then(resolve, reject);
      });
  return () => fn(extra);
}

function declarations(runner, expect) {
  const context = { expect, skip() {}, onTestFinished() {}, onTestFailed() {}, task: {} };
  const declare = (kind) => {
    const enter = nodeTest[kind];
    const fnOf = (args) => args.find((one) => typeof one === "function");
    const name = (title) => (typeof title === "function" ? title.name : String(title));
    const entry = (title, ...rest) => void enter(name(title), adapted(runner, fnOf(rest), kind === "test" ? context : undefined));
    const nothing = () => {};
    entry.only = entry;
    entry.concurrent = entry;
    entry.sequential = entry;
    for (const one of ["skip", "todo", "fails", "failing"]) entry[one] = nothing;
    nothing.each = () => nothing;
    entry.skipIf = (condition) => (condition ? nothing : entry);
    entry.runIf = (condition) => (condition ? entry : nothing);
    entry.each =
      (rows) =>
      (title, ...rest) => {
        if (!Array.isArray(rows)) throw notFound("A table that is written as a text is not read here.");
        const fn = fnOf(rest);
        rows.forEach((row, index) => {
          const given = Array.isArray(row) ? row : [row];
          void enter(
            titled(name(title), row, index),
            adapted(runner, () => fn(...given)),
          );
        });
      };
    entry.for =
      (rows) =>
      (title, ...rest) =>
        rows.forEach(
          (row, index) =>
            void enter(
              titled(name(title), row, index),
              adapted(runner, () => fnOf(rest)(row, context)),
            ),
        );
    return entry;
  };
  const hook = (name) => (fn) => nodeTest[name](adapted(runner, fn, context));
  const hooks = {
    beforeAll: hook("before"),
    afterAll: hook("after"),
    beforeEach: hook("beforeEach"),
    afterEach: hook("afterEach"),
  };
  const [test, describe] = [declare("test"), declare("describe")];
  const declared = {
    test,
    it: test,
    describe,
    suite: describe,
    xit: test.skip,
    xtest: test.skip,
    xdescribe: describe.skip,
    fit: test,
    fdescribe: describe,
    ...packages.noting(hooks),
  };
  return { declared, hooks };
}

/** The runner's object of mocks, with modules that a test replaces. */
function withMocking(tools, runner) {
  const name = runner === "vitest" ? "vi" : "jest";
  mocks.begin(runner, runner === "vitest" ? tools.vi : tools.mocker);
  const whole = Object.create(tools[name]);
  Object.assign(whole, mocks.mocking(whole));
  return { ...tools, [name]: whole, ...(runner === "vitest" && { vitest: whole }) };
}

/** Makes the runner's names globals; gives what puts back what they hid. */
function asGlobals(names) {
  const hidden = Object.keys(names).map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)]);
  for (const [name, value] of Object.entries(names)) globalThis[name] = value;
  return () => {
    for (const [name, before] of hidden)
      if (before === undefined) delete globalThis[name];
      else Object.defineProperty(globalThis, name, before);
  };
}

/** `folder`: of the package that the file is of, in a repository of several; below the root. */
module.exports = async function runExpect({ root, folder = ".", file, runner, setup, env, mocks: before = null, ...asked }) {
  Object.assign(process.env, env);
  environment.clear();
  const open = () => {
    const tools = withMocking(toolsOf(path.join(root, folder), runner), runner);
    const made = declarations(runner, tools.expect);
    api = { ...tools, ...made.declared };
    return { ...made, putBack: asGlobals(api) };
  };
  packages.within = (load) => {
    const { putBack } = open();
    load();
    putBack();
  };
  const { hooks, putBack } = open();
  const mocking = api.vi ?? api.jest;
  try {
    const full = path.join(root, file);
    const load = createRequire(full);
    const passed = await nodeTest.collect(() => {
      packages.again(hooks);
      if (before !== null) hooks.beforeEach(() => void mocking[`${before}AllMocks`]());
      for (const one of setup) load(path.join(root, one));
      return load(full);
    }, asked);
    packages.areLoaded();
    if (passed === 0) throw notFound("The test did not run.");
  } finally {
    putBack();
  }
};
module.exports.api = () => api;
