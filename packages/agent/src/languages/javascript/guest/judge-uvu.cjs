"use strict";
/**
 * One test file of uvu, or its one test of the name `test`, or without those named in `except`, in this process: rejects with
 * the first failure, or when no test ran. The file sees `judge-uvu-api.cjs` in place of uvu.
 */
const { createRequire } = require("node:module");
const path = require("node:path");
const { collect } = require("./judge-node-test-api.cjs");

module.exports = async function runUvu({ root, file, env, ...asked }) {
  Object.assign(process.env, env);
  const full = path.join(root, file);
  const passed = await collect(() => createRequire(full)(full), asked);
  if (passed === 0) throw Object.assign(new Error("The test did not run."), { code: "MODULE_NOT_FOUND" });
};
