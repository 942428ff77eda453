const assert = require("node:assert/strict");
const { parse, stringify } = require(process.argv[2]);

const parsed = (text) => ({ ...parse(text) });
assert.deepEqual(parsed("?debug&page=2"), { debug: "", page: "2" });
assert.deepEqual(parsed("debug"), { debug: "" });
assert.deepEqual(parsed("a=1&b&c=3"), { a: "1", b: "", c: "3" });
assert.deepEqual(parsed("x%20y"), { "x y": "" });
assert.deepEqual(parsed("a&b"), { a: "", b: "" });
assert.deepEqual(parsed("?debug=&page=2"), { debug: "", page: "2" });
assert.deepEqual(parsed("?foo=bar&bar=foo"), { foo: "bar", bar: "foo" });
assert.deepEqual(parsed("a=%26"), { a: "&" });
assert.deepEqual(parsed(""), {});
assert.deepEqual(parsed("?"), {});
assert.equal(stringify({ a: "", b: 1 }), "a=&b=1");
