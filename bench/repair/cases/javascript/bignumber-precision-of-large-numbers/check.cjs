const assert = require("node:assert/strict");
const BigNumber = require(process.argv[2]);

for (const text of [
  "1e+21",
  "123456789e20",
  "1e-7",
  "1e+20",
  "-3e+30",
  "1234.5",
  "0",
  "0.000001",
  "-0.1",
  "99999999999999999999",
])
  assert.equal(new BigNumber(text).toPrecision(), new BigNumber(text).toString(), text);
assert.equal(new BigNumber("1e+21").toPrecision(), "1e+21");
assert.equal(new BigNumber("123456789e20").toPrecision(), "1.23456789e+28");
assert.equal(new BigNumber("1e+21").toPrecision(3), "1.00e+21");
assert.equal(new BigNumber("1234.5").toPrecision(2), "1.2e+3");
assert.equal(new BigNumber("1e+21").toFixed(), "1000000000000000000000");
