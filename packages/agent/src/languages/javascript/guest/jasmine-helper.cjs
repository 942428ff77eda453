"use strict";
// A helper for jasmine since 2: one JSON line a test, written at once, so that a killed run keeps what it had.
const fs = require("node:fs");
const printError = require("./print-error.cjs");

const target = process.env.FIXPOINT_RESULTS;
const root = `${process.cwd()}/`;
const suites = [];
/** Jasmine says nowhere which file a test is of: the stack says it where the test is declared. */
const files = new Map();

function declaredIn() {
  const lines = new Error().stack.split("\n").map((line) => line.replace("file://", ""));
  const at = lines.find((line) => line.includes(root) && !line.includes("/node_modules/"));
  return at === undefined ? undefined : /([^()\s]+?):\d+:\d+\)?$/.exec(at)?.[1];
}

for (const name of ["it", "fit", "xit"]) {
  const declare = globalThis[name];
  globalThis[name] = function (...given) {
    const spec = declare.apply(this, given);
    if (spec && spec.id !== undefined) files.set(spec.id, declaredIn());
    return spec;
  };
}

function write(value) {
  fs.appendFileSync(target, `${JSON.stringify(value)}\n`);
}

/** Of an expectation that failed. What was thrown has no matcher, and its class is said in its message only. */
function errorOf({ matcherName, message, stack, expected, actual, passed }, fields) {
  const isThrown = matcherName === "" || matcherName === undefined;
  const [, name, rest] = (isThrown && /^([A-Z]\w*)(?: thrown)?: ([\s\S]*)$/.exec(message)) || [
    null,
    isThrown ? "Error" : "AssertionError",
    message,
  ];
  const values = isThrown || passed ? {} : { expected, actual };
  return printError({ name, message: rest, stack, ...values }, { assertion: !isThrown, ...fields });
}

const reporter = {
  suiteStarted: ({ description }) => suites.push(description),
  suiteDone({ failedExpectations = [] }) {
    for (const failed of failedExpectations)
      write({ type: "case", names: [...suites, "(hooks)"], status: "failed", error: errorOf(failed, { hook: true }) });
    suites.pop();
  },
  specStarted: ({ id, description }) => write({ type: "start", names: [...suites, description], file: files.get(id) }),
  specDone({ id, description, status, duration, failedExpectations = [] }) {
    const [first] = failedExpectations;
    const timeout = Boolean(first && first.message.startsWith("Error: Timeout - Async "));
    write({
      type: "case",
      names: [...suites, description],
      file: files.get(id),
      status: status === "passed" || status === "failed" ? status : "skipped",
      ms: duration ?? null,
      error: first ? errorOf(first, { timeout }) : null,
    });
  },
  jasmineDone(result) {
    for (const failed of (result && result.failedExpectations) || [])
      write({ type: "outside", error: errorOf(failed, { loading: true }) });
    write({ type: "end" });
  },
};

/* global jasmine */
jasmine.getEnv().addReporter(reporter);
