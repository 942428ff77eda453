"use strict";
/**
 * One test file of tape, or its tests of the name `test`, or those that `except` does not name, in this process and by the project's own tape: rejects with the first
 * assertion that fails, or when no test ran.
 */
const { createRequire } = require("node:module");
const path = require("node:path");
const { collect } = require("./judge-tape-api.cjs");

/** By its path: by its name the test file's stand-in is found. */
function ownTape(root) {
  const folder = path.join(root, "node_modules", "tape");
  const load = createRequire(path.join(folder, "package.json"));
  return load(path.join(folder, load("./package.json").main ?? "index.js"));
}

function failureOf({ name, error }) {
  return new Error(error === undefined ? name : `${name}\n${error?.message ?? error}`, { cause: error });
}

module.exports = function runTape({ root, file, test = null, except = [] }) {
  const full = path.join(root, file);
  const harness = ownTape(root).createHarness({ autoclose: true });
  const stream = harness.createStream({ objectMode: true });
  const all = collect(() => createRequire(full)(full)).filter(({ name }) => !except.includes(name));
  const named = all.filter(({ name }) => name === test);
  const { fixpointCounts: counts } = globalThis;
  counts?.loaded();
  return new Promise((resolve, reject) => {
    const wanted = new Set();
    let ended = 0;
    const names = new Map();
    const red = new Set();
    if (counts !== undefined)
      stream.on("data", (row) => {
        if (row.type === "test") names.set(row.id, row.name);
        if (row.type === "assert" && !row.ok && !row.skip && !row.todo) red.add(row.test);
        if (row.type === "end") counts.tested(names.get(row.test), !red.has(row.test));
      });
    stream.on("data", (row) => {
      if (row.type === "test" && (test === null ? !except.includes(row.name) : row.name === test)) wanted.add(row.id);
      if (row.type === "assert" && wanted.has(row.test) && !row.ok && !row.skip && !row.todo && counts === undefined)
        reject(failureOf(row));
      if (row.type === "end" && wanted.has(row.test)) ended += 1;
    });
    stream.on("end", () =>
      ended > 0 ? resolve() : reject(Object.assign(new Error("The test did not run."), { code: "MODULE_NOT_FOUND" })),
    );
    // What a test throws ends the process: what ended before that has ended well.
    const thrown = (error) => (test !== null && ended > 0 ? resolve() : reject(error));
    // One of a name that no test of the file has is a part of another.
    const guard = counts === undefined ? thrown : failing;
    for (const { given } of named.length > 0 ? named : all) harness(...given.map((one) => guarded(one, guard)));
  });
};

/** Where all tests are counted, the others still have their turn. */
function failing(error, t) {
  t.fail(String(error));
  t.end();
}

function guarded(given, thrown) {
  if (typeof given !== "function") return given;
  return function run(t) {
    try {
      return given.call(this, t);
    } catch (error) {
      thrown(error, t);
      return undefined;
    }
  };
}
