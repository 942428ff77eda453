const assert = require("node:assert/strict");
const bytes = require(process.argv[2]);

assert.equal(bytes.parse("1.1kb"), 1126);
assert.equal(bytes.parse("1.0005kb"), 1024);
assert.equal(bytes.parse("1.9999kb"), 2047);
assert.equal(bytes.parse("0.0009765kb"), 0);
assert.equal(bytes.parse("1.5kb"), 1536);
assert.equal(bytes.parse("2gb"), 2147483648);
assert.equal(bytes.parse("12"), 12);
assert.equal(bytes.parse("3.3mb"), 3460300);
