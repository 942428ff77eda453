const assert = require("node:assert/strict");
const dot = require(process.argv[2]);

assert.deepEqual(dot.object({ "day.2019-01-01": true }), { day: { "2019-01-01": true } });
assert.deepEqual(dot.object({ "a.1st": 1 }), { a: { "1st": 1 } });
assert.deepEqual(dot.object({ "a.2x.b": 1, "a.c": 2 }), { a: { "2x": { b: 1 }, c: 2 } });
assert.deepEqual(dot.str("files.3d-model.size", 4, {}), { files: { "3d-model": { size: 4 } } });
assert.deepEqual(dot.object({ "day.0": true }), { day: [true] });
assert.deepEqual(dot.object({ "a.0.b": 1, "a.1.b": 2 }), { a: [{ b: 1 }, { b: 2 }] });
assert.deepEqual(dot.str("a.0.b", 4, {}), { a: [{ b: 4 }] });
assert.deepEqual(dot.object({ "a.b.c": 1 }), { a: { b: { c: 1 } } });
assert.deepEqual(dot.object({ "a.x1": 1 }), { a: { x1: 1 } });
assert.deepEqual(dot.object({ "a.10": 1 }).a.length, 11);
