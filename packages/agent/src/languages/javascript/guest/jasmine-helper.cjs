"use strict";
// A helper for jasmine since 2: one JSON line a test, written at once, so that a killed run keeps what it had.
const fs = require("node:fs");
const printError = require("./print-error.cjs");

const target = process.env.FIXPOINT_RESULTS;
const file = process.env.FIXPOINT_FILE;
const suites = [];

function write(value) {
  fs.appendFileSync(target, `${JSON.stringify(value)}\n`);
}

/** Of an expectation that failed. What was thrown has no matcher, and its class is said in its message only. */
function errorOf({ matcherName, message, stack, expected, actual, passed }, fields) {
  const isThrown = matcherName === "" || matcherName === undefined;
  const [, name, rest] = (isThrown && /^([A-Z]\w*)(?: thrown)?: ([\s\S]*)$/.exec(message)) || [null, isThrown ? "Error" : "AssertionError", message];
  const values = isThrown || passed ? {} : { expected, actual };
  return printError({ name, message: rest, stack, ...values }, { assertion: !isThrown, ...fields });
}

const reporter = {
  suiteStarted: ({ description }) => suites.push(description),
  suiteDone({ failedExpectations = [] }) {
    for (const failed of failedExpectations) write({ type: "case", names: [...suites, "(hooks)"], file, status: "failed", error: errorOf(failed, { hook: true }) });
    suites.pop();
  },
  specStarted: ({ description }) => write({ type: "start", names: [...suites, description], file }),
  specDone({ description, status, duration, failedExpectations = [] }) {
    const [first] = failedExpectations;
    const timeout = Boolean(first && /^Error: Timeout - Async /.test(first.message));
    write({
      type: "case",
      names: [...suites, description],
      file,
      status: status === "passed" || status === "failed" ? status : "skipped",
      ms: duration ?? null,
      error: first ? errorOf(first, { timeout }) : null,
    });
  },
  jasmineDone(result) {
    for (const failed of (result && result.failedExpectations) || []) write({ type: "outside", file, error: errorOf(failed, { loading: true }) });
    write({ type: "end" });
  },
};

/* global jasmine */
jasmine.getEnv().addReporter(reporter);
