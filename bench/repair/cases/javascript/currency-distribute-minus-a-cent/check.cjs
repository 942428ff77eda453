const assert = require("node:assert/strict");
const currency = require(process.argv[2]);

const parts = (value, count) => currency(value).distribute(count).map(String);
assert.deepEqual(parts(-0.01, 4), ["-0.01", "0.00", "0.00", "0.00"]);
assert.deepEqual(parts(-0.03, 4), ["-0.01", "-0.01", "-0.01", "0.00"]);
assert.deepEqual(parts(-0.05, 4), ["-0.02", "-0.01", "-0.01", "-0.01"]);
assert.deepEqual(parts(-1, 3), ["-0.34", "-0.33", "-0.33"]);
assert.deepEqual(parts(-10, 4), ["-2.50", "-2.50", "-2.50", "-2.50"]);
assert.deepEqual(parts(0.03, 5), ["0.01", "0.01", "0.01", "0.00", "0.00"]);
assert.deepEqual(parts(1, 3), ["0.34", "0.33", "0.33"]);
assert.deepEqual(parts(0, 2), ["0.00", "0.00"]);
