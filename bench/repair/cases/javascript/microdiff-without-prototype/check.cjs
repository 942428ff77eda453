const assert = require("node:assert/strict");
const exported = require(process.argv[2]);
const diff = exported.default ?? exported;

const bare = (object) => Object.assign(Object.create(null), object);
const change = { path: ["meta", "b"], type: "CHANGE", value: 2, oldValue: 1 };
assert.deepEqual(diff({ meta: bare({ b: 1 }) }, { meta: bare({ b: 2 }) }), [change]);
assert.deepEqual(diff({ meta: bare({ b: 1 }) }, { meta: { b: 2 } }), [change]);
assert.deepEqual(diff({ a: bare({ b: 1 }) }, { a: { b: 1 } }), []);
assert.deepEqual(diff(bare({ a: bare({ b: 1 }) }), bare({ a: bare({ b: 1, c: 2 }) })), [
  { type: "CREATE", path: ["a", "c"], value: 2 },
]);
assert.deepEqual(diff([bare({})], [bare({})]), []);
assert.deepEqual(diff({ meta: { b: 1 } }, { meta: { b: 2 } }), [change]);
assert.deepEqual(diff({ meta: { b: 1 } }, { meta: bare({ b: 2 }) }), [change]);
assert.deepEqual(diff(bare({ a: 1 }), bare({ a: 1 })), []);
assert.equal(diff({ d: new Date(0) }, { d: new Date(1) }).length, 1);
assert.deepEqual(diff({ d: new Date(5) }, { d: new Date(5) }), []);
assert.deepEqual(diff({ a: [1] }, { a: [2] }), [{ path: ["a", 0], type: "CHANGE", value: 2, oldValue: 1 }]);
