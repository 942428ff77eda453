const assert = require("node:assert/strict");
const { default: colorString } = require(process.argv[2]);

assert.deepEqual(colorString.get("blue"), { model: "rgb", value: [0, 0, 255, 1] });
assert.deepEqual(colorString.get.rgb("red"), [255, 0, 0, 1]);
const red = colorString.get.rgb("red");
red[0] = 1;
assert.deepEqual(colorString.get.rgb("red"), [255, 0, 0, 1]);
assert.deepEqual(colorString.get.rgb("transparent"), [0, 0, 0, 0]);
assert.equal(colorString.get.rgb("nocolor"), null);
assert.equal(colorString.get.rgb("constructor"), null);
assert.deepEqual(colorString.get("#00f"), { model: "rgb", value: [0, 0, 255, 1] });
assert.equal(colorString.to.keyword([0, 0, 255]), "blue");
assert.deepEqual(colorString.get.rgb("rgba(1, 2, 3, 0.5)"), [1, 2, 3, 0.5]);
