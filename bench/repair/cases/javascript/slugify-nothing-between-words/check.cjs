const assert = require("node:assert/strict");
const slugify = require(process.argv[2]);

assert.equal(slugify("foo bar baz", { replacement: "" }), "foobarbaz");
assert.equal(slugify("foo bar baz", ""), "foobarbaz");
assert.equal(slugify("A b C", { replacement: "", lower: true }), "abc");
assert.equal(slugify(" Crème  brûlée ", ""), "Cremebrulee");
assert.equal(slugify("a b!c", { replacement: "", strict: true }), "abc");
assert.equal(slugify("foo bar baz"), "foo-bar-baz");
assert.equal(slugify("a b", "_"), "a_b");
assert.equal(slugify("a b", { replacement: "." }), "a.b");
assert.equal(slugify("a b", {}), "a-b");
assert.equal(slugify("a b", { replacement: undefined }), "a-b");
assert.equal(slugify("you & me", { lower: true }), "you-and-me");
