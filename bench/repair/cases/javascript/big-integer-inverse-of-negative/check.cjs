const assert = require("node:assert/strict");
const bigInt = require(process.argv[2]);

assert.equal(bigInt(-3).modInv(11).toString(), "-4");
assert.equal(bigInt(-7).modInv(26).toString(), "-15");
assert.equal(bigInt(-42).modInv(2017).toString(), "-1969");
assert.equal(bigInt(3).modInv(11).toString(), "4");
assert.equal(bigInt(42).modInv(2017).toString(), "1969");
assert.equal(bigInt(1).modInv(7).toString(), "1");
const inverse = bigInt("-123456789012345678901").modInv("1000000007");
assert.equal(inverse.multiply("-123456789012345678901").mod("1000000007").toString(), "1");
assert.throws(() => bigInt(6).modInv(9), /co-prime/);
