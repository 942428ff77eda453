"use strict";
// A reporter for jest since 20: one JSON line a test file as soon as it has ended, so that a killed run keeps what it had.
const fs = require("node:fs");

/** Values that JSON does not know are left out: what the failure's message says of them stays. */
function line(result) {
  const { testFilePath: name, failureMessage, testExecError, testResults } = result;
  const message = failureMessage || (testExecError ? String(testExecError.message) : "");
  const bare = (one) => ({ ...one, failureDetails: undefined });
  for (const assertionResults of [testResults, testResults.map(bare)])
    try {
      return JSON.stringify({ name, message, assertionResults });
    } catch {
      // A value refers to itself.
    }
  return JSON.stringify({ name, message, assertionResults: [] });
}

module.exports = class Reporter {
  onTestResult(_test, result) {
    fs.appendFileSync(process.env.FIXPOINT_RESULTS, `${line(result)}\n`);
  }
};
