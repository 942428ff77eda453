"use strict";
// A reporter for QUnit since 2: one JSON line a test, written at once, so that a killed run keeps what it had.
const declaredIn = require("./declared-in.cjs");
const printError = require("./print-error.cjs");
const says = require("./qunit-says.cjs");
const writeEvent = require("./write-event.cjs");

const DEPTH = 100;
/** What QUnit calls a test that it makes of an error elsewhere. */
const UNLOADED = /^Failed to load the test file with error:\s*/;
const STATUS = { passed: "passed", failed: "failed" };

/** `TypeError: x is no function`, as it is told in a longer text. */
function loadingError(text, stack) {
  const [, name = "Error", message = text] = /^(?:Uncaught )?([A-Z]\w*)(?: \[\w+\])?: (.*)$/m.exec(text) ?? [];
  const code = /\[(ERR_\w+)\]/.exec(text)?.[1] ?? null;
  return { name, message, code, stack: stack ?? text, loading: true };
}

/** Of a function that QUnit calls, what it throws: QUnit itself keeps the message only. */
function heard(fn, hear) {
  return function (...given) {
    try {
      const result = fn.apply(this, given);
      if (typeof result?.then === "function") Promise.resolve(result).catch(hear);
      return result;
    } catch (error) {
      hear(error);
      throw error;
    }
  };
}

function errorOf(assertion, thrown) {
  const text = String(assertion.message ?? "");
  if (thrown !== null && /^(?:Died on test #|Promise rejected during )/.test(text)) return printError(thrown.error, {});
  if (/^(?:Global )?(?:before|beforeEach|after|afterEach) failed on |^Promise rejected (?:before|after) /.test(text))
    return { name: "Error", message: text.replace(/^.*?: /, ""), stack: assertion.stack, hook: true };
  const stack = String(assertion.stack ?? "");
  if (/^Test took longer than \d+ms; test timed out|^Test did not finish synchronously/.test(text))
    return printError({ name: "Error", message: text, stack }, { timeout: true });
  const { actual, expected } = assertion;
  return printError({ name: "AssertionError", message: says(assertion), stack, actual, expected }, { assertion: true });
}

module.exports.init = function init(QUnit) {
  const coverage = process.env.FIXPOINT_COVERAGE ? require("./coverage.cjs") : null;
  // The stack where a test is declared tells its file.
  Error.stackTraceLimit = Math.max(Error.stackTraceLimit, DEPTH);
  let open = null;
  let thrown = null;
  let file;
  QUnit.on("runStart", () => coverage && coverage.take("load"));
  QUnit.on("testStart", ({ fullName }) => {
    const { current } = QUnit.config;
    file = declaredIn(String(current?.errorForStack?.stack ?? current?.stack ?? ""));
    thrown = null;
    open = fullName;
    if (typeof current?.callback === "function") current.callback = heard(current.callback, (error) => (thrown ??= { error }));
    writeEvent({ type: "start", names: fullName, file });
  });
  QUnit.on("testEnd", ({ fullName, status, runtime, errors }) => {
    open = null;
    const name = fullName.at(-1);
    const failed = status === "failed" ? errors.find(({ todo }) => !todo) : undefined;
    if (UNLOADED.test(name)) return writeEvent({ type: "outside", file, error: loadingError(name.replace(UNLOADED, "")) });
    if (name === "global failure" && failed)
      return writeEvent({ type: "outside", file, error: loadingError(String(failed.message), failed.stack) });
    const known = STATUS[status] ?? "skipped";
    if (coverage && known !== "skipped") coverage.take("test", fullName, known === "passed");
    const error = failed ? errorOf(failed, thrown) : null;
    writeEvent({ type: "case", names: fullName, file, status: known, ms: runtime ?? null, error });
  });
  if (/^(?:[3-9]|2\.(?:1[7-9]|[2-9]\d))/.test(QUnit.version))
    QUnit.on("error", (error) =>
      writeEvent({
        type: "outside",
        error: loadingError(String(error.message).replace(/^Failed to load file .*\n/, ""), error.stack),
      }),
    );
  QUnit.on("runEnd", () => writeEvent({ type: "end" }));
  // What it waits for, nothing will settle any more.
  process.on("beforeExit", () => {
    if (open === null) return;
    const error = printError(new Error("The test waits for what never comes"), { timeout: true });
    writeEvent({ type: "case", names: open, file, status: "failed", error });
    open = null;
  });
};
