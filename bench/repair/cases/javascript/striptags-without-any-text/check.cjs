const assert = require("node:assert/strict");
const striptags = require(process.argv[2]);

assert.equal(striptags(undefined), "");
assert.equal(striptags(), "");
assert.equal(striptags(null), "");
assert.equal(striptags(undefined, "<b>"), "");
assert.equal(striptags(null, ["b"]), "");
assert.equal(striptags(""), "");
assert.equal(striptags("<p>a</p>"), "a");
assert.equal(striptags("<p><b>a</b></p>", "<b>"), "<b>a</b>");
assert.equal(striptags("<p><b>a</b></p>", ["b", "p"]), "<p><b>a</b></p>");
assert.equal(striptags("1 < 2"), "1 < 2");
assert.equal(striptags("a<!-- b -->c"), "ac");
