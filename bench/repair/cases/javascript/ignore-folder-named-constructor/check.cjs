const assert = require("node:assert/strict");
const ignore = require(process.argv[2]);

for (const name of ["constructor", "toString", "hasOwnProperty", "valueOf"]) {
  assert.equal(ignore().add(name).ignores(name), true, name);
  assert.equal(ignore().add(name).ignores(`src/${name}`), true, name);
  assert.equal(ignore().add("*.js").ignores(name), false, name);
  assert.deepEqual(ignore().add("build").filter([name, "build"]), [name]);
}
assert.equal(ignore().add("*").ignores("valueOf"), true);
assert.equal(ignore().add("build").ignores("build"), true);
assert.equal(ignore().add("build").ignores("src/build/a"), true);
assert.equal(ignore().add(["*.js", "!keep.js"]).ignores("keep.js"), false);
assert.equal(ignore().add("/build").ignores("src/build"), false);
