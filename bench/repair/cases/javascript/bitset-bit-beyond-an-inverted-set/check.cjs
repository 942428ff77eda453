const assert = require("node:assert/strict");
const BitSet = require(process.argv[2]);

const inverted = new BitSet(5).not();
for (const index of [1, 31, 32, 40, 47, 63, 64, 65, 95, 96, 1000]) assert.equal(inverted.get(index), 1, String(index));
assert.equal(inverted.get(0), 0);
assert.equal(inverted.get(2), 0);
const longer = new BitSet().set(40, 1).not();
assert.equal(longer.get(40), 0);
assert.equal(longer.get(64), 1);
assert.equal(longer.get(90), 1);
const plain = new BitSet(5);
for (const [index, expected] of [
  [0, 1],
  [1, 0],
  [2, 1],
  [32, 0],
  [63, 0],
  [64, 0],
  [500, 0],
])
  assert.equal(plain.get(index), expected, String(index));
assert.equal(new BitSet().not().not().get(45), 0);
