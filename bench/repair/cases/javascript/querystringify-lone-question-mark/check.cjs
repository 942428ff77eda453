const assert = require("node:assert/strict");
const { parse, stringify } = require(process.argv[2]);

assert.equal(stringify({}, true), "");
assert.equal(stringify({}, "#"), "");
assert.equal(stringify(Object.create({ inherited: 1 }), true), "");
assert.equal(stringify({}, "&"), "");
assert.equal(stringify({}), "");
assert.equal(stringify({ a: 1 }, true), "?a=1");
assert.equal(stringify({ a: 1 }, "#"), "#a=1");
assert.equal(stringify({ a: 1, b: "x y" }), "a=1&b=x%20y");
assert.equal(stringify({ a: "" }, true), "?a=");
assert.deepEqual({ ...parse("?foo=bar") }, { foo: "bar" });
