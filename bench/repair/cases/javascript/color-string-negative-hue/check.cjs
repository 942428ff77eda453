const assert = require("node:assert/strict");
const colorString = require(process.argv[2]);

const hue = (degrees) => colorString.get.hsl(`hsl(${degrees}, 10%, 20%)`);
assert.deepEqual(hue(-400), [320, 10, 20, 1]);
for (const [degrees, expected] of [
  [-40, 320],
  [-761, 319],
  [-360, 0],
  [0, 0],
  [120, 120],
  [360, 0],
  [400, 40],
  [-1, 359],
])
  assert.equal(hue(degrees)[0], expected, String(degrees));
assert.deepEqual(colorString.get.hsl("hsla(30, 40%, 50%, 0.3)"), [30, 40, 50, 0.3]);
assert.deepEqual(colorString.get.hwb("hwb(-40, 10%, 20%)"), [320, 10, 20, 1]);
