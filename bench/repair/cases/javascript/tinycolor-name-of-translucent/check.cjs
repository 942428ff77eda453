const assert = require("node:assert/strict");
const tinycolor = require(process.argv[2]);

for (const text of ["rgba(255, 0, 0, .5)", "rgba(0, 0, 255, 0.2)", "hsla(120, 100%, 25%, 0.9)"])
  assert.equal(tinycolor(text).toName(), false, text);
assert.equal(tinycolor({ r: 255, g: 0, b: 0, a: 0.4 }).toName(), false);
assert.equal(tinycolor("red").toName(), "red");
assert.equal(tinycolor("#0000ff").toName(), "blue");
assert.equal(tinycolor("rgba(255, 0, 0, 1)").toName(), "red");
assert.equal(tinycolor("rgb(1, 2, 3)").toName(), false);
assert.equal(tinycolor("rgba(255, 0, 0, .5)").toRgbString(), "rgba(255, 0, 0, 0.5)");
