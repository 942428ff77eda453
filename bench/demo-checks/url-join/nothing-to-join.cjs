const assert = require("node:assert/strict");
const urlJoin = require(process.argv[2]);

assert.equal(urlJoin(), "");
assert.equal(urlJoin([]), "");
assert.equal(urlJoin("a"), "a");
assert.equal(urlJoin("http:", "www.example.com/", "a/", "?b=1", "?c=2"), "http://www.example.com/a?b=1&c=2");
assert.equal(urlJoin(["a", "b"]), "a/b");
assert.throws(() => urlJoin("a", 1), TypeError);
