const assert = require("node:assert/strict");
const Mustache = require(process.argv[2]);

assert.equal(Mustache.render("{{constructor}}", { constructor: "Lotus" }), "Lotus");
assert.equal(Mustache.render("{{#car}}{{constructor}}{{/car}}", { car: { constructor: "Lotus" } }), "Lotus");
assert.equal(Mustache.render("{{valueOf}}|{{toString}}", { valueOf: 1, toString: "x" }), "1|x");
assert.equal(Mustache.render("{{#a}}{{valueOf}}{{/a}}", { a: { b: 1 }, valueOf: "up" }), "up");
assert.equal(Mustache.render("{{name}} {{name}}", { name: "Ada" }), "Ada Ada");
assert.equal(Mustache.render("{{a.b}}{{missing}}", { a: { b: 2 } }), "2");
assert.equal(Mustache.render("{{#l}}{{.}}{{x}}{{/l}}", { l: [1, 2], x: "," }), "1,2,");
