const assert = require("node:assert/strict");
const mri = require(process.argv[2]);

assert.deepEqual(mri(["--foo", "--bar"], { boolean: "foo" }), { _: [], foo: true, bar: true });
assert.deepEqual(mri(["--foo"], { boolean: ["foo"] }), { _: [], foo: true });
assert.deepEqual(mri(["-f", "-b", "x"], { boolean: ["f", "b"] }), { _: ["x"], f: true, b: true });
assert.deepEqual(mri(["--foo", "x"], { boolean: ["foo"] }), { _: ["x"], foo: true });
assert.deepEqual(mri(["--foo=false"], { boolean: ["foo"] }), { _: [], foo: false });
assert.deepEqual(mri(["--foo", "true", "y"], { boolean: ["foo"] }), { _: ["y"], foo: true });
assert.deepEqual(mri(["--no-foo"], { boolean: ["foo"] }), { _: [], foo: false });
assert.deepEqual(mri(["--foo", "1"]), { _: [], foo: 1 });
assert.deepEqual(mri(["--foo"], { string: "foo" }), { _: [], foo: "" });
