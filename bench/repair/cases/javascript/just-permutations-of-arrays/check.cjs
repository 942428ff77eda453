const assert = require("node:assert/strict");
const permutations = require(process.argv[2]);

assert.deepEqual(permutations([[1, 2], [3]]), [
  [[1, 2], [3]],
  [[3], [1, 2]],
]);
assert.deepEqual(permutations([["a"], "b"]), [
  [["a"], "b"],
  ["b", ["a"]],
]);
assert.deepEqual(permutations([[], 1]), [
  [[], 1],
  [1, []],
]);
const three = permutations([[1], [2], [3]]);
assert.equal(three.length, 6);
for (const permutation of three) assert.deepEqual(permutation.toSorted(), [[1], [2], [3]]);
assert.deepEqual(permutations([1, 2, 3]), [
  [1, 2, 3],
  [2, 1, 3],
  [2, 3, 1],
  [1, 3, 2],
  [3, 1, 2],
  [3, 2, 1],
]);
assert.deepEqual(permutations([1]), [[1]]);
assert.deepEqual(permutations([]), []);
