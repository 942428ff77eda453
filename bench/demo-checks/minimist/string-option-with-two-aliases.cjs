const assert = require("node:assert/strict");
const minimist = require(process.argv[2]);

const options = { string: "z", alias: { z: ["zip", "postcode"] } };
const right = { _: [], z: "01067", zip: "01067", postcode: "01067" };
for (const name of ["--zip", "--postcode", "-z"]) assert.deepEqual(minimist([name, "01067"], options), right);
assert.deepEqual(minimist(["--zip", "01067"], { string: "z", alias: { z: "zip" } }), { _: [], z: "01067", zip: "01067" });
assert.deepEqual(minimist(["--other", "01067"], options), { _: [], other: 1067 });
assert.deepEqual(minimist(["--zip", "01067"]), { _: [], zip: 1067 });
