const assert = require("node:assert/strict");
const valueParser = require(process.argv[2]);

const nodes = (text) => valueParser(text).nodes.map((node) => `${node.type}:${node.value}`);
assert.deepEqual(nodes("url(a.png) top"), ["function:url", "space: ", "word:top"]);
assert.deepEqual(nodes("url(a)/b"), ["function:url", "div:/", "word:b"]);
assert.deepEqual(nodes("url(a), b"), ["function:url", "div:,", "word:b"]);
assert.deepEqual(nodes("url( a ) b"), ["function:url", "space: ", "word:b"]);
assert.deepEqual(nodes("url(a) url(b)"), ["function:url", "space: ", "function:url"]);
assert.deepEqual(nodes("url(a)b"), ["function:url", "word:b"]);
assert.deepEqual(nodes("fn(a) top"), ["function:fn", "space: ", "word:top"]);
assert.deepEqual(nodes("url('a') top"), ["function:url", "space: ", "word:top"]);
assert.equal(valueParser("url( a.png ) top").toString(), "url( a.png ) top");
