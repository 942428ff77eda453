const assert = require("node:assert/strict");
const timestring = require(process.argv[2]);

for (const text of ["abc", "", "!!", "h", "minutes", "   "]) assert.throws(() => timestring(text), Error, text);
assert.throws(() => timestring("nonsense", "h"), Error);
assert.throws(() => timestring("1x"), /unit/);
assert.equal(timestring("1m 30s"), 90);
assert.equal(timestring("1.5h"), 5400);
assert.equal(timestring("0s"), 0);
assert.equal(timestring("2h", "m"), 120);
assert.equal(timestring("in 1m"), 60);
assert.equal(timestring("1d", "h", { hoursPerDay: 8 }), 8);
