const assert = require("node:assert/strict");
const DotObject = require(process.argv[2]);

const arrow = new DotObject("->");
assert.equal(arrow.pick("a[0]->b", { a: [{ b: 1 }] }), 1);
assert.deepEqual(arrow.object({ "a[0]->b": 1 }), { a: [{ b: 1 }] });
assert.equal(arrow.pick("a[1]", { a: [5, 6] }), 6);
assert.deepEqual(arrow.str("a[0]->b", 3, {}), { a: [{ b: 3 }] });
assert.deepEqual(new DotObject("/").object({ "x[0]": 1, "x[1]": 2, "y/z": 3 }), { x: [1, 2], y: { z: 3 } });
assert.equal(arrow.pick("a->b", { a: { b: 2 } }), 2);
assert.equal(arrow.pick("a->0->b", { a: [{ b: 1 }] }), 1);
assert.equal(DotObject.pick("a[0].b", { a: [{ b: 1 }] }), 1);
assert.deepEqual(DotObject.object({ "a[0].b": 1, c: 2 }), { a: [{ b: 1 }], c: 2 });
assert.deepEqual(arrow.dot({ a: [{ b: 1 }] }), { "a[0]->b": 1 });
assert.equal(arrow.pick("a.b", { "a.b": 4 }), 4);
