const assert = require("node:assert/strict");
const iban = require(process.argv[2]);

assert.equal(iban.isValid("MD75EX0900002374642125EU"), true);
assert.equal(iban.fromBBAN("MD", "VI000000022A51021100"), "MD30VI000000022A51021100");
assert.equal(iban.isValid("MD30 VI00 0000 022A 5102 1100"), true);
assert.equal(iban.isValidBBAN("MD", "AG0002251000131AB168"), true);
assert.equal(iban.isValid("MD24AG000225100013104168"), true);
assert.equal(iban.isValidBBAN("MD", "AG000225100013104168"), true);
assert.equal(iban.isValidBBAN("MD", "A1000225100013104168"), false);
assert.equal(iban.isValid("MD76EX0900002374642125EU"), false);
assert.equal(iban.isValidBBAN("MD", "EX0900002374642125E"), false);
assert.equal(iban.isValid("BE68539007547034"), true);
assert.equal(iban.isValid("LT121000011101001000"), true);
