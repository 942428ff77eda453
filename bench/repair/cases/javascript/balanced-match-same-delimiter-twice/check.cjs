const assert = require("node:assert/strict");
const balanced = require(process.argv[2]);

assert.deepEqual(balanced("%", "%", "x%y%z"), { start: 1, end: 3, pre: "x", body: "y", post: "z" });
assert.deepEqual(balanced('"', '"', 'say "hi" now'), { start: 4, end: 7, pre: "say ", body: "hi", post: " now" });
assert.deepEqual(balanced("--", "--", "a--b--c"), { start: 1, end: 4, pre: "a", body: "b", post: "c" });
assert.deepEqual(balanced.range("|", "|", "a|b|c|d"), [1, 3]);
assert.deepEqual(balanced("{", "}", "a{b{c}}d"), { start: 1, end: 6, pre: "a", body: "b{c}", post: "d" });
assert.deepEqual(balanced("{", "}", "{a}{b}"), { start: 0, end: 2, pre: "", body: "a", post: "{b}" });
assert.deepEqual(balanced.range("{", "}", "{{}{}"), [1, 2]);
assert.equal(balanced("%", "%", "100% sure"), undefined);
assert.equal(balanced("{", "}", "nothing"), undefined);
assert.deepEqual(balanced(/<\w/, /\w>/, "a<bcd>e"), { start: 1, end: 4, pre: "a", body: "c", post: "e" });
