"use strict";
/**
 * One test file of node:test, or its one test of the name `test`, or without those named in `except`, suites joined by “ > ”, in
 * this process: rejects with the first failure, or when no test ran. The file sees `judge-node-test-api.cjs` in place of
 * node:test, which would report to a process of its own.
 */
const { createRequire } = require("node:module");
const path = require("node:path");
const { collect } = require("./judge-node-test-api.cjs");

module.exports = async function runNodeTest({ root, file, ...asked }) {
  const full = path.join(root, file);
  const passed = await collect(() => createRequire(full)(full), asked);
  if (passed === 0) throw Object.assign(new Error("The test did not run."), { code: "MODULE_NOT_FOUND" });
};
