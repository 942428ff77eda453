const assert = require("node:assert/strict");
const bytes = require(process.argv[2]);

assert.equal(bytes("0x11"), 0);
assert.equal(bytes.parse("0xffff"), 0);
assert.equal(bytes.parse("0XA"), 0);
assert.equal(bytes("12"), 12);
assert.equal(bytes("12abc"), 12);
assert.equal(bytes("010"), 10);
assert.equal(bytes("-7"), -7);
assert.equal(bytes("1kb"), 1024);
