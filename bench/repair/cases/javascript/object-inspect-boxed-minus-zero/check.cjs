const assert = require("node:assert/strict");
const inspect = require(process.argv[2]);

assert.equal(inspect(Object(-0)), "Object(-0)");
assert.equal(inspect([Object(-0)]), "[ Object(-0) ]");
assert.equal(inspect({ a: Object(-0), b: 1 }), "{ a: Object(-0), b: 1 }");
assert.equal(inspect(new Number("-0")), "Object(-0)");
assert.equal(inspect(-0), "-0");
assert.equal(inspect(Object(0)), "Object(0)");
assert.equal(inspect(Object(-1)), "Object(-1)");
assert.equal(inspect(Object(NaN)), "Object(NaN)");
assert.equal(inspect(Object("a")), "Object('a')");
assert.equal(inspect(Object(true)), "Object(true)");
assert.equal(inspect([0, -0]), "[ 0, -0 ]");
