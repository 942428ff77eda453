const assert = require("node:assert/strict");
const mri = require(process.argv[2]);

assert.deepEqual(mri([], { default: { out: null } }), { _: [], out: null });
assert.deepEqual(mri(["--out", "1"], { default: { out: null } }), { _: [], out: 1 });
assert.deepEqual(mri([], { default: { n: 1 } }), { _: [], n: 1 });
assert.deepEqual(mri([], { default: { list: [] } }), { _: [], list: [] });
assert.deepEqual(mri([], { default: { flag: true } }), { _: [], flag: true });
assert.deepEqual(mri(["--name", "5"], { default: { name: "x" } }), { _: [], name: "5" });
assert.deepEqual(mri(["--flag", "a"], { default: { flag: false } }), { _: ["a"], flag: true });
assert.deepEqual(mri(["-o", "2"], { alias: { o: "out" }, default: { out: null } }), { _: [], o: 2, out: 2 });
