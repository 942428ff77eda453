const assert = require("node:assert/strict");
const Denque = require(process.argv[2]);

for (const method of ["remove", "splice"]) {
  const queue = new Denque([1, 2, 3]);
  assert.deepEqual(queue[method](0, 3), [1, 2, 3]);
  assert.equal(queue.length, 0);
  queue.push(7);
  assert.deepEqual(queue.toArray(), [7]);
  const partly = new Denque([1, 2, 3, 4]);
  assert.deepEqual(partly[method](0, 2), [1, 2]);
  assert.deepEqual(partly.toArray(), [3, 4]);
  assert.deepEqual(new Denque(["a", "b"])[method](0, 5), ["a", "b"]);
}
const middle = new Denque([1, 2, 3, 4]);
assert.deepEqual(middle.remove(1, 2), [2, 3]);
assert.deepEqual(middle.toArray(), [1, 4]);
