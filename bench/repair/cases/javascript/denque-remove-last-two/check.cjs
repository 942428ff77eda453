const assert = require("node:assert/strict");
const Denque = require(process.argv[2]);

const after = (items, index, count) => {
  const queue = new Denque(items);
  const removed = queue.remove(index, count);
  return [removed, queue.toArray(), queue.length];
};
assert.deepEqual(after([1, 2, 3, 4, 5], -2, 2), [[4, 5], [1, 2, 3], 3]);
assert.deepEqual(after([1, 2, 3, 4, 5, 6, 7, 8], -3, 3), [[6, 7, 8], [1, 2, 3, 4, 5], 5]);
assert.deepEqual(after([1, 2, 3, 4, 5], -1, 1), [[5], [1, 2, 3, 4], 4]);
assert.deepEqual(after([1, 2, 3, 4, 5], 3, 2), [[4, 5], [1, 2, 3], 3]);
assert.deepEqual(after([1, 2, 3, 4, 5], 0, 2), [[1, 2], [3, 4, 5], 3]);
assert.deepEqual(after([1, 2, 3, 4, 5], 1, 2), [[2, 3], [1, 4, 5], 3]);
const queue = new Denque([1, 2, 3, 4, 5]);
queue.remove(-2, 2);
queue.push(9);
assert.deepEqual(queue.toArray(), [1, 2, 3, 9]);
