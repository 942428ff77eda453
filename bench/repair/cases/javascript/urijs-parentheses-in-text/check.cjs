const assert = require("node:assert/strict");
const URI = require(process.argv[2]);

const marked = (text) => URI.withinString(text, (url) => `<${url}>`);
assert.equal(
  marked("see http://en.example.org/wiki/Mercury_(planet)/moons today"),
  "see <http://en.example.org/wiki/Mercury_(planet)/moons> today",
);
assert.equal(marked("http://a.org/w_(x)_y. end"), "<http://a.org/w_(x)_y>. end");
assert.equal(marked("see http://a.org/(x)/y, then"), "see <http://a.org/(x)/y>, then");
assert.equal(marked("http://a.org/x_(y)z now"), "<http://a.org/x_(y)z> now");
assert.equal(marked("http://a.org/x_(y) now"), "<http://a.org/x_(y)> now");
assert.equal(marked("http://a.org/(x)! now"), "<http://a.org/(x)>! now");
assert.equal(marked("(http://a.org/x), b"), "(<http://a.org/x>), b");
assert.equal(marked("see (http://a.org/x_(y)) now"), "see (<http://a.org/x_(y)>) now");
assert.equal(marked("http://a.org/x. Now"), "<http://a.org/x>. Now");
