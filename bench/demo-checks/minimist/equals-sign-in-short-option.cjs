const assert = require("node:assert/strict");
const minimist = require(process.argv[2]);

assert.deepEqual(minimist(["-D=a=b"]), { _: [], D: "a=b" });
assert.deepEqual(minimist(["-t=Zm9vYg=="]), { _: [], t: "Zm9vYg==" });
assert.deepEqual(minimist(["-k=v=1=2"]), { _: [], k: "v=1=2" });
assert.deepEqual(minimist(["-k=v"]), { _: [], k: "v" });
assert.deepEqual(minimist(["-abk=v"]), { _: [], a: true, b: true, k: "v" });
assert.deepEqual(minimist(["-n=12"]), { _: [], n: 12 });
