const assert = require("node:assert/strict");
const valueParser = require(process.argv[2]);

const upper = (node) => (node.type === "word" ? node.value.toUpperCase() : undefined);
const render = (text, custom) => valueParser.stringify(valueParser(text).nodes, custom);
assert.equal(render("a fn(b c)", upper), "A fn(B C)");
assert.equal(
  render("linear-gradient(to right, rgba(0, 0, 0, .5) 10px)", upper),
  "linear-gradient(TO RIGHT, rgba(0, 0, 0, .5) 10PX)",
);
assert.equal(render("( a b )", upper), "( A B )");
assert.equal(
  render("f(a, 'b')", (node) => (node.type === "string" ? "S" : undefined)),
  "f(a, S)",
);
assert.equal(render("a b"), "a b");
assert.equal(render("fn( a , b ) /* c */"), "fn( a , b ) /* c */");
assert.equal(valueParser("url( x.png ) no-repeat").toString(), "url( x.png ) no-repeat");
assert.equal(
  render("fn(a)", (node) => (node.type === "function" ? "F" : undefined)),
  "F",
);
