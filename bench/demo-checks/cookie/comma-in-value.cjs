const assert = require("node:assert/strict");
const { parse } = require(process.argv[2]);

assert.deepEqual(parse("a=1,2,3; b=4"), { a: "1,2,3", b: "4" });
assert.deepEqual(parse("a=x=1,y=2"), { a: "x=1,y=2" });
assert.deepEqual(parse("a=1, 2;b=3"), { a: "1, 2", b: "3" });
assert.deepEqual(parse("a=1; b=2;c=3;   d=4"), { a: "1", b: "2", c: "3", d: "4" });
assert.deepEqual(parse('a="q;r"'.replace(";", "%3B")), { a: "q;r" });
