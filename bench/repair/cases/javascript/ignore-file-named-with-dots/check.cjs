const assert = require("node:assert/strict");
const ignore = require(process.argv[2]);

const scripts = ignore().add("*.js");
assert.equal(scripts.ignores("...."), false);
assert.equal(scripts.ignores("..."), false);
assert.equal(scripts.ignores(".../a.js"), true);
assert.equal(ignore.isPathValid("....."), true);
assert.equal(ignore.isPathValid("..../x"), true);
assert.equal(ignore().add("....").ignores("...."), true);
for (const path of ["..", ".", "../a.js", "./a.js", "/a.js"]) {
  assert.throws(() => scripts.ignores(path), RangeError);
  assert.equal(ignore.isPathValid(path), false);
}
assert.equal(ignore.isPathValid(".foo"), true);
assert.equal(ignore.isPathValid("..foo/bar"), true);
assert.equal(scripts.ignores("a.js"), true);
assert.equal(scripts.ignores("a.ts"), false);
