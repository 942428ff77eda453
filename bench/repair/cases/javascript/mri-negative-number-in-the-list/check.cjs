const assert = require("node:assert/strict");
const mri = require(process.argv[2]);

assert.deepEqual(mri(["--level", -3]), { _: [-3], level: true });
assert.deepEqual(mri(["--a", -1, "--b", -2.5]), { _: [-1, -2.5], a: true, b: true });
assert.deepEqual(mri(["--level", 3]), { _: [], level: 3 });
assert.deepEqual(mri(["-p", 8080, "x"]), { _: ["x"], p: 8080 });
assert.deepEqual(mri(["--level", "3"]), { _: [], level: 3 });
assert.deepEqual(mri(["--a", "--b"]), { _: [], a: true, b: true });
assert.deepEqual(mri(["--a=-3"]), { _: [], a: -3 });
assert.deepEqual(mri(["x", 5]), { _: ["x", 5] });
