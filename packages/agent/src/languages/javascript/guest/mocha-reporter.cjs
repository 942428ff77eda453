"use strict";
// A mocha reporter for any version since 2: one JSON line a test, written at once, so that a killed run keeps what it had.
const fs = require("node:fs");
const printError = require("./print-error.cjs");

const target = process.env.FIXPOINT_RESULTS;

function write(value) {
  fs.appendFileSync(target, `${JSON.stringify(value)}\n`);
}

function namesOf(test) {
  const names = [];
  for (let node = test; node && !node.root; node = node.parent) if (node.title !== "") names.unshift(String(node.title));
  return names;
}

module.exports = function Reporter(runner) {
  const coverage = process.env.FIXPOINT_COVERAGE ? require("./coverage.cjs") : null;
  if (coverage) coverage.take("load");
  runner.on("test", (test) => write({ type: "start", names: namesOf(test), file: test.file }));
  runner.on("pass", (test) => {
    if (coverage) coverage.take("test", namesOf(test), true);
    write({ type: "case", names: namesOf(test), file: test.file, status: "passed", ms: test.duration ?? null });
  });
  runner.on("pending", (test) => write({ type: "case", names: namesOf(test), file: test.file, status: "skipped" }));
  runner.on("fail", (test, error) => {
    if (coverage) coverage.take("test", namesOf(test), false);
    const hook = test.type === "hook";
    write({
      type: "case",
      names: namesOf(test),
      file: test.file ?? (test.parent && test.parent.file),
      status: "failed",
      ms: test.duration ?? null,
      error: printError(error, {
        hook,
        timeout: Boolean(error && (error.code === "ERR_MOCHA_TIMEOUT" || /^[Tt]imeout of \d+ms exceeded/.test(error.message))),
      }),
    });
  });
  runner.on("end", () => write({ type: "end" }));
};
