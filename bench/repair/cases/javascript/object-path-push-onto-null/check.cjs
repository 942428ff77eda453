const assert = require("node:assert/strict");
const objectPath = require(process.argv[2]);

const pushed = (object) => {
  objectPath.push(object, "tags", "news");
  return object;
};
assert.deepEqual(pushed({ tags: null }), { tags: ["news"] });
assert.deepEqual(pushed({}), { tags: ["news"] });
assert.deepEqual(pushed({ tags: 5 }), { tags: ["news"] });
assert.deepEqual(pushed({ tags: ["a"] }), { tags: ["a", "news"] });
const object = { a: { b: null } };
objectPath.insert(object, "a.b", 1);
assert.deepEqual(object, { a: { b: [1] } });
objectPath.insert(object, "a.b", 0, 0);
assert.deepEqual(object, { a: { b: [0, 1] } });
assert.equal(objectPath.get({ a: [{ b: 2 }] }, "a.0.b"), 2);
