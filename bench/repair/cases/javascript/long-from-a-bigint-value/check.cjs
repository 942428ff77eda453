const assert = require("node:assert/strict");
const exported = require(process.argv[2]);
const Long = exported.default ?? exported;

assert.equal(Long.fromValue(5n).toString(), "5");
assert.equal(Long.fromValue(5n, true).unsigned, true);
assert.equal(Long.fromValue(-7n).toString(), "-7");
assert.equal(Long.fromValue(18446744073709551615n, true).toString(), "18446744073709551615");
assert.equal(Long.fromValue(1n << 40n).toString(), "1099511627776");
assert.equal(Long.fromValue(5).toString(), "5");
assert.equal(Long.fromValue("12").toString(), "12");
assert.equal(Long.fromValue("12", true).unsigned, true);
assert.equal(Long.fromValue({ low: 1, high: 0, unsigned: false }).toString(), "1");
assert.equal(Long.fromBigInt(5n).toString(), "5");
assert.equal(Long.fromNumber(2).add(3).toString(), "5");
assert.equal(Long.fromNumber(9).toBigInt(), 9n);
