const assert = require("node:assert/strict");
const URI = require(process.argv[2]);

const uri = () => URI("http://example.org/b/c%20d.html");
assert.equal(uri().filename(false), "c%20d.html");
assert.equal(uri().filename(null), "c%20d.html");
assert.equal(URI("/").filename(false), "");
assert.equal(uri().filename(true), "c d.html");
assert.equal(uri().filename(), "c%20d.html");
assert.equal(uri().filename("x.txt").toString(), "http://example.org/b/x.txt");
assert.equal(uri().filename("").toString(), "http://example.org/b/");
assert.equal(uri().filename("/x.txt").toString(), "http://example.org/b/x.txt");
assert.equal(uri().directory(), "/b");
