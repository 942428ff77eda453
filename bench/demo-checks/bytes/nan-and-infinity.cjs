const assert = require("node:assert/strict");
const bytes = require(process.argv[2]);

assert.equal(bytes.format(NaN), null);
assert.equal(bytes.format(Infinity), null);
assert.equal(bytes.format(-Infinity), null);
assert.equal(bytes(NaN), null);
assert.equal(bytes.format("7"), null);
assert.equal(bytes.format(undefined), null);
assert.equal(bytes.format(0), "0B");
assert.equal(bytes.format(1024), "1kB");
assert.equal(bytes.format(-1536), "-1.5kB");
assert.equal(bytes.format(1), "1B");
