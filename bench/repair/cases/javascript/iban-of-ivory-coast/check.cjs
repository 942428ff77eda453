const assert = require("node:assert/strict");
const iban = require(process.argv[2]);

assert.equal(iban.isValid("CI93CI0080111301134291200589"), true);
assert.equal(iban.isValid("CI70CI1234567890123456789012"), true);
assert.equal(iban.isValidBBAN("CI", "CI0080111301134291200589"), true);
assert.equal(iban.isValidBBAN("CI", "A12345678901234567890123"), false);
assert.equal(iban.toBBAN("CI93CI0080111301134291200589"), "CI 0080111301134291200589");
assert.equal(iban.isValid("CI94CI0080111301134291200589"), false);
assert.equal(iban.isValid("CI93CI008011130113429120058"), false);
assert.equal(iban.isValid("BE68539007547034"), true);
assert.equal(iban.isValid("SN52A12345678901234567890123"), true);
assert.equal(iban.isValid("DE89370400440532013000"), true);
assert.equal(iban.isValidBBAN("BE", "539007547034"), true);
