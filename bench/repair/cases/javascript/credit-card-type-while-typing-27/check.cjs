const assert = require("node:assert/strict");
const creditCardType = require(process.argv[2]);

const types = (value) => creditCardType(value).map((card) => card.type);
assert.deepEqual(types("27"), ["master-card"]);
assert.deepEqual(types("272"), ["master-card"]);
for (const value of ["22", "222", "2221", "23", "26", "270", "271", "2720", "2720999999999996", "51"])
  assert.deepEqual(types(value), ["master-card"], value);
for (const value of ["273", "2721", "28", "2220", "29"]) assert.deepEqual(types(value), [], value);
assert.deepEqual(types("2"), ["master-card", "jcb"]);
assert.deepEqual(types("4"), ["visa"]);
assert.deepEqual(types("34"), ["american-express"]);
