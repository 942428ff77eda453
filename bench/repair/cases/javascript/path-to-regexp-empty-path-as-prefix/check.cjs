const assert = require("node:assert/strict");
const pathToRegexp = require(process.argv[2]);

const match = (path, text, options) => pathToRegexp(path, [], options).exec(text)?.[0] ?? null;
assert.equal(match("", "route", { end: false }), "");
assert.equal(match("", "a/b", { end: false }), "");
assert.equal(match("", "abc", { end: false, strict: true }), "");
assert.equal(match("", "?x", { end: false }), "");
assert.equal(match("", "", { end: false }), "");
assert.equal(match("", "/route", { end: false }), "");
assert.equal(match("/a", "/a/b", { end: false }), "/a");
assert.equal(match("/a", "/ab", { end: false }), null);
assert.equal(match("", "abc"), null);
assert.equal(match("", ""), "");
assert.equal(match("/:x", "/y/z", { end: false }), "/y");
assert.equal(match("/:x", "/y/z"), null);
