const assert = require("node:assert/strict");
const jsonpointer = require(process.argv[2]);

assert.equal(jsonpointer.get({ a: null }, "/a/b"), undefined);
assert.equal(jsonpointer.get({ a: null }, "/a/b/c"), undefined);
assert.equal(jsonpointer.get({ a: [null] }, "/a/0/x"), undefined);
assert.equal(jsonpointer.get({ a: null }, "/a"), null);
assert.equal(jsonpointer.get({ a: { b: { c: null } } }, "/a/b/c"), null);
assert.equal(jsonpointer.get({ a: {} }, "/a/b/c"), undefined);
assert.equal(jsonpointer.get({ a: 5 }, "/a/b/c"), undefined);
assert.equal(jsonpointer.get({ a: { b: 7 } }, "/a/b"), 7);
assert.equal(jsonpointer.compile("/a/b").get({ a: null }), undefined);
assert.deepEqual(jsonpointer.get({ x: 1 }, ""), { x: 1 });
