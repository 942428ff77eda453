const assert = require("node:assert/strict");
const colorString = require(process.argv[2]);

assert.equal(colorString.to.hex(10.6, 20.3, 30), "#0B141E");
assert.equal(colorString.to.hex([0.2, 255, 13.7, 0.5]), "#00FF0E80");
assert.equal(colorString.to.hex(99.5, 15.5, 0.4), "#641000");
assert.equal(colorString.to.hex(255, 0, 10), "#FF000A");
assert.equal(colorString.to.hex([1, 2, 3]), "#010203");
assert.equal(colorString.to.hex(255, 255, 255, 1), "#FFFFFF");
assert.equal(colorString.to.rgb(10.6, 20.3, 30), "rgb(11, 20, 30)");
assert.deepEqual(colorString.get.rgb("#0B141E"), [11, 20, 30, 1]);
