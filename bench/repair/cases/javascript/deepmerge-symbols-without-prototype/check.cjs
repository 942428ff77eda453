const assert = require("node:assert/strict");
const merge = require(process.argv[2]);

const tag = Symbol("tag");
const bare = (object) => Object.assign(Object.create(null), object);
assert.deepEqual(merge({}, bare({ [tag]: 1 })), { [tag]: 1 });
assert.deepEqual(merge(bare({ [tag]: 1 }), { a: 1 }), { a: 1, [tag]: 1 });
assert.deepEqual(merge({ x: bare({ [tag]: 1 }) }, { x: { b: 2 } }), { x: { b: 2, [tag]: 1 } });
assert.deepEqual(merge.all([{}, bare({ [tag]: { q: 1 } }), { c: 1 }]), { c: 1, [tag]: { q: 1 } });
assert.deepEqual(merge({ propertyIsEnumerable: null, [tag]: 1 }, { b: 1 }), { propertyIsEnumerable: null, b: 1, [tag]: 1 });
assert.deepEqual(merge({ a: 1 }, bare({ a: 2 })), { a: 2 });
assert.deepEqual(merge({ [tag]: 1 }, { [tag]: 2 }), { [tag]: 2 });
assert.deepEqual(merge({ a: [1] }, { a: [2] }), { a: [1, 2] });
const hidden = Object.defineProperty({}, tag, { value: 1 });
assert.deepEqual(Object.getOwnPropertySymbols(merge({}, hidden)), []);
assert.deepEqual(merge({ a: { b: 1 } }, { a: { c: 2 } }), { a: { b: 1, c: 2 } });
