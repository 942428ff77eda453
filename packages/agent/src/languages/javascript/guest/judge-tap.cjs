"use strict";
/**
 * One test file of node-tap, or its case `test`, or those that `except` does not name, cases joined by “ > ”, in this process:
 * rejects with the first failure, or when no test ran. Values are compared by the project's own tcompare.
 */
const { createRequire } = require("node:module");
const path = require("node:path");
const { collect } = require("./judge-tap-api.cjs");

/** Of the version of tap that there is. */
const HOMES = ["tap", "libtap", "@tapjs/asserts", "@tapjs/core"];

function ownCompare(root) {
  for (const home of HOMES) {
    try {
      return createRequire(path.join(root, "node_modules", home, "package.json"))("tcompare");
    } catch {
      // It is looked for in the next one.
    }
  }
  return null;
}

module.exports = async function runTap({ root, file, test = null, except = [] }) {
  const full = path.join(root, file);
  const passed = await collect(() => createRequire(full)(full), { compare: ownCompare(root), test, except });
  if (passed === 0) throw Object.assign(new Error("The test did not run."), { code: "MODULE_NOT_FOUND" });
};
