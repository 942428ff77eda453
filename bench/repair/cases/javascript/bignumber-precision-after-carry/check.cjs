const assert = require("node:assert/strict");
const BigNumber = require(process.argv[2]);

for (const [number, digits, expected] of [
  ["99.99", 3, "100"],
  ["99.999", 4, "100.0"],
  ["0.0999", 2, "0.10"],
  ["9.99", 2, "10"],
  ["-9.99", 2, "-10"],
  ["12.34", 3, "12.3"],
  ["12.34", 6, "12.3400"],
  ["999.5", 3, "1.00e+3"],
  ["0.5", 1, "0.5"],
  ["45.6", 1, "5e+1"],
])
  assert.equal(new BigNumber(number).toPrecision(digits), expected, `${number} ${digits}`);
assert.equal(new BigNumber("99.999").toFixed(2), "100.00");
assert.equal(new BigNumber("99.99").toExponential(2), "1.00e+2");
