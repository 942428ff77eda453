const assert = require("node:assert/strict");
const equal = require(process.argv[2]);

for (const [a, b] of [
  [null, {}],
  [{}, null],
  [{ a: null }, { a: {} }],
  [[null], [{}]],
  [null, []],
  [null, undefined],
  [{}, undefined],
])
  assert.equal(equal(a, b), false);
assert.equal(equal(null, null), true);
assert.equal(equal({ a: null }, { a: null }), true);
assert.equal(equal({ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] }), true);
assert.equal(equal({ a: 1 }, { a: 2 }), false);
assert.equal(equal({}, {}), true);
assert.equal(equal(NaN, NaN), true);
assert.equal(equal(new Date(5), new Date(5)), true);
