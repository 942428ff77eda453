const assert = require("node:assert/strict");
const ini = require(process.argv[2]);

const parse = (text, options) => JSON.parse(JSON.stringify(ini.parse(text, options)));
const flat = { bracketedArray: false };
assert.deepEqual(parse("foo=1\nfoo=2", flat), { foo: ["1", "2"] });
assert.deepEqual(parse("[s]\nExecStart=a\nExecStart=b\nExecStart=c", flat), { s: { ExecStart: ["a", "b", "c"] } });
assert.deepEqual(parse("x=1\ny=2\nx=3", flat), { x: ["1", "3"], y: "2" });
assert.deepEqual(parse("foo=1\nbar=2", flat), { foo: "1", bar: "2" });
assert.deepEqual(parse("foo[]=1\nfoo[]=2"), { foo: ["1", "2"] });
assert.deepEqual(parse("foo=1\nfoo=2"), { foo: "2" });
assert.deepEqual(parse("foo[]=1"), { foo: ["1"] });
