"use strict";
// Preloaded with --require into lab, and its reporter: one JSON line a test. lab tells a reporter neither that a test begins nor
// which file it is of.
const Module = require("node:module");
const path = require("node:path");
const declaredIn = require("./declared-in.cjs");
const printError = require("./print-error.cjs");
const writeEvent = require("./write-event.cjs");

const coverage = process.env.FIXPOINT_COVERAGE ? require("./coverage.cjs") : null;
/** Each script, and the file that has made it. */
const scripts = [];
const files = new WeakMap();
/** Tests whose function was called. */
const begun = new WeakSet();
const told = new Set();

const namesOf = (test) => [...test.path, test.relativeTitle].map(String);

function watchScripts(main) {
  const load = Module.createRequire(path.resolve(main));
  const lab = load("..");
  const { script } = lab;
  lab.script = function (...given) {
    const made = script.apply(this, given);
    scripts.push({ root: made._root, file: declaredIn() });
    return made;
  };
  forgetChecks(load);
}

/** Of the project's settings those that are about coverage, lint and types: they are asked for nothing here, and take long. */
function forgetChecks(load) {
  try {
    const place = load("find-rc")("lab");
    if (place)
      Object.assign(load(place), { coverage: false, threshold: 0, lint: false, types: false, leaks: false, bail: false });
  } catch {
    // lab says itself what is wrong with them.
  }
}

function announce({ tests, experiments }, file) {
  for (const test of tests) {
    const { fn } = test;
    files.set(test, file);
    if (typeof fn !== "function") continue;
    test.fn = function (...given) {
      begun.add(test);
      writeEvent({ type: "start", names: namesOf(test), file });
      return fn.apply(this, given);
    };
    // By it older versions tell whether a test takes a callback.
    Object.defineProperty(test.fn, "length", { value: fn.length });
  }
  for (const inner of experiments) announce(inner, file);
}

/** Its assertion library throws plain errors, which say where they were thrown, and has two values only where it compares. */
function fieldsOf(error) {
  if (!(error instanceof Error) || !("actual" in error && "at" in error)) return {};
  const compares = error.expected !== undefined || String(error.message).includes("undefined");
  return { name: "AssertionError", assertion: true, ...(!compares && { expected: null }) };
}

class Reporter {
  start() {
    if (coverage) coverage.take("load");
    for (const { root, file } of scripts) announce(root, file);
  }

  test(test) {
    const { err: error } = test;
    const status = error ? "failed" : test.skipped || test.todo ? "skipped" : "passed";
    told.add(error);
    if (coverage && status !== "skipped") coverage.take("test", namesOf(test), status === "passed");
    const timeout = Boolean(error && (error.timeout || /^Timed out \(\d+ms\)/.test(error.message)));
    writeEvent({
      type: "case",
      names: namesOf(test),
      file: files.get(test),
      status,
      ms: test.duration ?? null,
      error: error ? printError(error, { ...fieldsOf(error), timeout, hook: !begun.has(test) }) : null,
    });
  }

  end({ errors }) {
    for (const error of errors ?? [])
      if (!told.has(error))
        writeEvent({ type: "case", names: ["(hooks)"], status: "failed", error: printError(error, { hook: true }) });
    writeEvent({ type: "end" });
  }
}

module.exports = Reporter;

const [, main = ""] = process.argv;
if (process.env.FIXPOINT_RESULTS && /\/node_modules\/(?:@hapi\/)?lab\//.test(path.resolve(main))) watchScripts(main);
