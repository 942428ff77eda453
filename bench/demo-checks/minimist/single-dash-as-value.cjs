const assert = require("node:assert/strict");
const minimist = require(process.argv[2]);

assert.deepEqual(minimist(["--output", "-"]), { _: [], output: "-" });
assert.deepEqual(minimist(["--in", "-", "--out", "-", "x"]), { _: ["x"], in: "-", out: "-" });
assert.deepEqual(minimist(["--verbose", "-x"]), { _: [], verbose: true, x: true });
assert.deepEqual(minimist(["--verbose", "--quiet"]), { _: [], verbose: true, quiet: true });
assert.deepEqual(minimist(["--name", "value"]), { _: [], name: "value" });
assert.deepEqual(minimist(["-n", "-"]), { _: [], n: "-" });
assert.deepEqual(minimist(["--flag", "-"], { boolean: "flag" }), { _: ["-"], flag: true });
