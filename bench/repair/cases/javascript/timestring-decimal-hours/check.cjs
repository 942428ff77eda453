const assert = require("node:assert/strict");
const timestring = require(process.argv[2]);

assert.equal(timestring("1.5h"), 5400);
assert.equal(timestring("0.5m"), 30);
assert.equal(timestring("2.25 hours"), 8100);
assert.equal(timestring("1m 1.5s"), 61.5);
assert.equal(timestring("1.5d", "h"), 36);
assert.equal(timestring(".5h"), 1800);
assert.equal(timestring("2h 10m"), 7800);
assert.equal(timestring("1d"), 86400);
assert.equal(timestring("90s", "m"), 1.5);
assert.equal(timestring("1w 2d"), 777600);
assert.throws(() => timestring("1x"), /unit/);
