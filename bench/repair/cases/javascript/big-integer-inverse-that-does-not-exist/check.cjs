const assert = require("node:assert/strict");
const bigInt = require(process.argv[2]);

for (const [number, modulus] of [
  [6, 9],
  [4, 8],
  [10, 15],
  [2, 4],
])
  assert.throws(() => bigInt(number).modInv(modulus), Error, `${number} mod ${modulus}`);
for (const [number, modulus, inverse] of [
  [42, 2017, 1969],
  [3, 11, 4],
  [1, 5, 1],
  [7, 26, 15],
  [8, 9, 8],
])
  assert.equal(bigInt(number).modInv(modulus).toString(), String(inverse));
