const assert = require("node:assert/strict");
const equal = require(process.argv[2]);

assert.equal(equal(NaN, NaN), true);
assert.equal(equal({ n: NaN }, { n: NaN }), true);
assert.equal(equal([1, NaN], [1, NaN]), true);
for (const other of [0, 1, "NaN", null, undefined, false, Infinity]) {
  assert.equal(equal(NaN, other), false);
  assert.equal(equal(other, NaN), false);
}
assert.equal(equal(1, 1), true);
assert.equal(equal(1, 2), false);
assert.equal(equal("a", "b"), false);
assert.equal(equal(1, "1"), false);
assert.equal(equal([1, [2]], [1, [2]]), true);
assert.equal(equal(undefined, undefined), true);
