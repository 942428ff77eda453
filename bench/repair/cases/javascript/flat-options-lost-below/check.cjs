const assert = require("node:assert/strict");
const { flatten, unflatten } = require(process.argv[2]);

assert.deepEqual(unflatten({ a: { "b.1": 2 } }, { object: true }), { a: { b: { 1: 2 } } });
assert.deepEqual(unflatten({ a: { "b/c": 1 } }, { delimiter: "/" }), { a: { b: { c: 1 } } });
assert.deepEqual(unflatten({ "a/b": { "c/d": 1, "e.f": 2 } }, { delimiter: "/" }), {
  a: { b: { c: { d: 1 }, "e.f": 2 } },
});
assert.deepEqual(unflatten({ "x.0": { "y.0": 1 } }, { object: true }), { x: { 0: { y: { 0: 1 } } } });
assert.deepEqual(unflatten({ "x.0": 1 }, { object: true }), { x: { 0: 1 } });
assert.deepEqual(unflatten({ "x.0": { "y.0": 1 } }), { x: [{ y: [1] }] });
assert.deepEqual(unflatten({ "a.b": { "c.d": 1 } }), { a: { b: { c: { d: 1 } } } });
assert.deepEqual(unflatten({ "a/b": 1 }, { delimiter: "/" }), { a: { b: 1 } });
assert.deepEqual(unflatten({ a: 1 }), { a: 1 });
assert.deepEqual(flatten({ a: { b: [1] } }), { "a.b.0": 1 });
