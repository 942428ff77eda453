"use strict";
// Preloaded with --require into uvu, which tells no names of tests that pass: test files get the project's own uvu, each of whose
// tests is told as it ends.
const Module = require("node:module");
const { isMainThread } = require("node:worker_threads");
const declaredIn = require("./declared-in.cjs");
const printError = require("./print-error.cjs");
const writeEvent = require("./write-event.cjs");

const OWN = "/node_modules/uvu/";
const MARK = "?fixpoint";
const GUEST = JSON.stringify(__filename);

const coverage = process.env.FIXPOINT_COVERAGE ? require("./coverage.cjs") : null;
const only = process.env.FIXPOINT_ONLY ? new RegExp(process.env.FIXPOINT_ONLY) : null;
/** The test that runs; null between tests. */
let open = null;
let isLoaded = false;

/** Its assertions have other words for what they are and expect. */
function errorOf({ error, fields }) {
  const isAssertion = error instanceof Error && "expects" in error;
  if (isAssertion && !("expected" in error)) error.expected = error.expects;
  return printError(error, { ...(isAssertion && { name: "AssertionError" }), ...fields });
}

/** Tests of one `run()`, as uvu goes through them. */
function turnOf(outer, list, skipped, file) {
  let next = 0;
  let failure = null;
  const note = (error, fields) => (failure ??= { error, fields });
  const namesOf = ({ name }) => [...outer, String(name)];
  const settle = () => {
    if (open === null) return;
    const { names } = open;
    open = null;
    if (coverage) coverage.take("test", names, failure === null);
    const status = failure === null ? "passed" : "failed";
    writeEvent({ type: "case", names, file, status, error: failure === null ? null : errorOf(failure) });
  };
  const noted = (run, fields) =>
    async function (...given) {
      try {
        return await run.apply(this, given);
      } catch (error) {
        note(error, fields);
        throw error;
      }
    };
  return {
    start() {
      if (coverage && !isLoaded) coverage.take("load");
      isLoaded = true;
      for (const one of skipped) writeEvent({ type: "case", names: namesOf(one), file, status: "skipped" });
    },
    begin() {
      settle();
      failure = null;
      open = { names: namesOf(list[next]), file };
      next += 1;
      writeEvent({ type: "start", ...open });
    },
    settle,
    test: (handler) => noted(handler, {}),
    eachHook: (hook) => noted(hook, { hook: true }),
    hook: (hook) =>
      async function (...given) {
        try {
          return await hook.apply(this, given);
        } catch (error) {
          writeEvent({
            type: "case",
            names: [...outer, "(hooks)"],
            file,
            status: "failed",
            error: printError(error, { hook: true }),
          });
          throw error;
        }
      },
  };
}

const nothing = () => ({ tests: [], only: [], skipped: [], before: [], after: [], beforeEach: [], afterEach: [] });

/** What uvu made for tests of the suite `name`, which hears of all when it is run. */
function watchTests(own, name) {
  const outer = name === "" ? [] : [String(name)];
  let all = nothing();
  const into = (key) => (title, handler) => void all[key].push({ name: title, handler });
  const hook = (key) => (fn) => void all[key].push(fn);
  const test = into("tests");
  test.only = into("only");
  test.skip = (...given) => {
    all.skipped.push({ name: given[0] });
    own.skip(...given);
  };
  test.before = hook("before");
  test.before.each = hook("beforeEach");
  test.after = hook("after");
  test.after.each = hook("afterEach");
  test.run = () => {
    const { tests, before, after, beforeEach, afterEach, ...now } = all;
    all = nothing();
    const asked = now.only.length > 0 ? now.only : tests;
    const isAsked = (one) => only === null || only.test([...outer, one.name].join(" > "));
    const list = asked.filter(isAsked);
    const skipped = [...now.skipped, ...(now.only.length > 0 ? tests : [])].filter(isAsked);
    const turn = turnOf(outer, list, skipped, declaredIn());
    own.before(turn.start);
    for (const fn of before) own.before(turn.hook(fn));
    own.before.each(turn.begin);
    for (const fn of beforeEach) own.before.each(turn.eachHook(fn));
    for (const one of list) own(one.name, turn.test(one.handler));
    for (const fn of afterEach) own.after.each(turn.eachHook(fn));
    own.after.each(turn.settle);
    own.after(turn.settle);
    for (const fn of after) own.after(turn.hook(fn));
    own.run();
  };
  return test;
}

const watched = new WeakMap();
function watch(uvu) {
  if (!watched.has(uvu)) {
    const suite = (name = "", ...rest) => watchTests(uvu.suite(name, ...rest), name);
    watched.set(uvu, { ...uvu, suite, test: watchTests(uvu.test, "") });
  }
  return watched.get(uvu);
}

module.exports = watch;

function watchAll() {
  const isOwn = (place) => typeof place === "string" && place.includes(OWN);
  const load = Module._load;
  Module._load = function (request, parent, ...rest) {
    const exported = load.call(this, request, parent, ...rest);
    return request === "uvu" && !isOwn(parent?.filename) ? watch(exported) : exported;
  };
  Module.registerHooks({
    resolve(specifier, context, next) {
      const found = next(specifier, context);
      const isModule = specifier === "uvu" && found.url.endsWith(".mjs") && !isOwn(context.parentURL);
      const isMarked = isModule && !(context.parentURL ?? "").endsWith(MARK);
      return isMarked ? { ...found, url: found.url + MARK, format: "module", shortCircuit: true } : found;
    },
    load(url, context, next) {
      if (!isOwn(url) || !url.endsWith(MARK)) return next(url, context);
      // Older versions have a queue for each kind of module, and run that of their command.
      const lines = [
        `import { createRequire } from "node:module";`,
        `const own = createRequire(${JSON.stringify(url.slice(0, -MARK.length))})("uvu");`,
        `export const { exec, suite, test } = createRequire(${GUEST})(${GUEST})(own);`,
      ];
      return { format: "module", source: lines.join("\n"), shortCircuit: true };
    },
  });
  // What it waits for, nothing will settle any more.
  process.on("beforeExit", () => {
    if (open === null) return;
    const error = printError(new Error("The test waits for what never comes"), { timeout: true });
    writeEvent({ type: "case", ...open, status: "failed", error });
    open = null;
  });
  process.on("exit", () => open === null && writeEvent({ type: "end" }));
}

if (isMainThread && process.env.FIXPOINT_RESULTS && process.argv[1]?.includes(OWN)) watchAll();
