const assert = require("node:assert/strict");
const Papa = require(process.argv[2]);

const row = (text) => Papa.parse(text, { dynamicTyping: true, delimiter: "," }).data[0];
assert.deepEqual(row("1e5,1E5"), [100000, 100000]);
assert.deepEqual(row("2.5E-3"), [0.0025]);
assert.deepEqual(row("-1E+2, 3E0"), [-100, 3]);
assert.deepEqual(row("1,2.5,-3,.5,4."), [1, 2.5, -3, 0.5, 4]);
assert.deepEqual(row("1F5,E5,1E,1EE5,12x"), ["1F5", "E5", "1E", "1EE5", "12x"]);
assert.deepEqual(row("true,FALSE,"), [true, false, null]);
assert.deepEqual(Papa.parse("1E5", { delimiter: "," }).data[0], ["1E5"]);
