const assert = require("node:assert/strict");
const striptags = require(process.argv[2]);

assert.equal(striptags(`<a title="it's">x</a>y`), "xy");
assert.equal(striptags(`<a title='say "hi'>x</a> y`), "x y");
assert.equal(striptags(`<a href="don't">link</a> text`), "link text");
assert.equal(striptags(`<i t="a'b'c'">k</i>l`), "kl");
assert.equal(striptags(`<a title="it's > that">x</a>y`), "xy");
assert.equal(striptags(`<a title="it's"><b>x</b></a>`, ["b"]), "<b>x</b>");
assert.equal(striptags(`<a title="its">x</a>y`), "xy");
assert.equal(striptags(`<a b="x>y">z</a>`), "z");
assert.equal(striptags(`<a b='x>y'>z</a>`), "z");
assert.equal(striptags(`it's <b>"bold"</b>`), `it's "bold"`);
assert.equal(striptags("<p>a</p>", "<p>"), "<p>a</p>");
