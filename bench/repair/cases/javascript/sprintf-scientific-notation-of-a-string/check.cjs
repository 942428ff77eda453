const assert = require("node:assert/strict");
const { sprintf, vsprintf } = require(process.argv[2]);

assert.equal(sprintf("%e", "2"), "2e+0");
assert.equal(sprintf("%.2e", "3.14159"), "3.14e+0");
assert.equal(vsprintf("%s %.1e", ["x", "1234"]), "x 1.2e+3");
assert.equal(sprintf("%e", "-0.5"), "-5e-1");
assert.equal(sprintf("%e", 2), "2e+0");
assert.equal(sprintf("%.3e", 1234.5), sprintf("%.3e", "1234.5"));
assert.equal(sprintf("%.2f", "2.5"), "2.50");
assert.equal(sprintf("%d", "7"), "7");
assert.throws(() => sprintf("%e", "two"), TypeError);
