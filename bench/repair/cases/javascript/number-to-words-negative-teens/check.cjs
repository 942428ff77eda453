const assert = require("node:assert/strict");
const { toOrdinal, toWords } = require(process.argv[2]);

for (const [number, expected] of [
  [-11, "-11th"],
  [-12, "-12th"],
  [-13, "-13th"],
  [-111, "-111th"],
  [-1012, "-1012th"],
  [-1, "-1st"],
  [-2, "-2nd"],
  [-3, "-3rd"],
  [-4, "-4th"],
  [-21, "-21st"],
  [-122, "-122nd"],
  [11, "11th"],
  [112, "112th"],
  [13, "13th"],
  [23, "23rd"],
  [0, "0th"],
])
  assert.equal(toOrdinal(number), expected);
assert.equal(toWords(-11), "minus eleven");
