const assert = require("node:assert/strict");
const creditCardType = require(process.argv[2]);

const types = (value) => creditCardType(value).map((card) => card.type);
for (const value of ["2230000000000000", "2299000000000000", "224", "223", "2231", "2250", "2281"])
  assert.deepEqual(types(value), ["master-card"], value);
for (const value of ["2221", "2229", "2223000048400011", "2300", "2699", "271", "2720", "5555", "222"])
  assert.deepEqual(types(value), ["master-card"], value);
for (const value of ["2220", "221", "220", "2721", "28"]) assert.deepEqual(types(value), [], value);
assert.deepEqual(types("2"), ["master-card", "jcb"]);
assert.deepEqual(types("4"), ["visa"]);
