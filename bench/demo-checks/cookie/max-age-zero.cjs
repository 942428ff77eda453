const assert = require("node:assert/strict");
const { serialize } = require(process.argv[2]);

assert.equal(serialize("a", "b", { maxAge: 0 }), "a=b; Max-Age=0");
assert.equal(serialize("a", "", { maxAge: 0, path: "/", httpOnly: true }), "a=; Max-Age=0; Path=/; HttpOnly");
assert.equal(serialize("a", "b", { maxAge: 60, secure: true }), "a=b; Max-Age=60; Secure");
assert.equal(serialize("a", "b"), "a=b");
assert.equal(serialize("a", "b", { path: "/" }), "a=b; Path=/");
assert.equal(serialize("a", "b", { maxAge: null }), "a=b");
