"use strict";
/**
 * One test file of lab, or its one test of the name `test`, or without those named in `except`, in this process: rejects with
 * the first failure, or when no test ran. The file sees `judge-lab-api.cjs` in place of lab. `assertions`: the package that
 * the script names for them.
 */
const { createRequire } = require("node:module");
const path = require("node:path");
const { declare } = require("./judge-lab-api.cjs");
const { collect } = require("./judge-node-test-api.cjs");

/** Older versions bring the package along. */
function assertionsOf({ root, name, takesCallback, assertions }) {
  if (assertions === "false" || (assertions === null && !takesCallback)) return null;
  const lab = createRequire(path.join(root, "node_modules", name, "package.json"));
  try {
    return lab(assertions ?? "code");
  } catch {
    return createRequire(path.join(root, "package.json"))(assertions ?? "code");
  }
}

module.exports = async function runLab({ root, file, env, name, takesCallback, assertions: wanted, ...asked }) {
  Object.assign(process.env, env);
  const full = path.join(root, file);
  const assertions = assertionsOf({ root, name, takesCallback, assertions: wanted });
  const load = () => createRequire(full)(full);
  const passed = await collect(() => declare(load, { assertions, takesCallback }), asked);
  if (passed === 0) throw Object.assign(new Error("The test did not run."), { code: "MODULE_NOT_FOUND" });
};
