const assert = require("node:assert/strict");
const Mustache = require(process.argv[2]);

assert.equal(Mustache.render("{{#count}}{{.}} new messages{{/count}}", { count: 3 }), "3 new messages");
assert.equal(Mustache.render("{{#n}}{{.}}{{unit}}{{/n}}", { n: 0.5, unit: "kg" }), "0.5kg");
assert.equal(Mustache.render("{{#n}}{{.}}{{/n}}", { n: -1 }), "-1");
assert.equal(Mustache.render("{{#n}}{{.}}{{/n}}", { n: 0 }), "");
assert.equal(Mustache.render("{{#name}}hello {{.}}{{/name}}", { name: "Ada" }), "hello Ada");
assert.equal(Mustache.render("{{#list}}{{.}},{{/list}}", { list: [1, 2] }), "1,2,");
assert.equal(Mustache.render("{{#yes}}{{a}}{{/yes}}", { yes: true, a: 1 }), "1");
assert.equal(Mustache.render("{{#o}}{{a}}{{/o}}", { o: { a: 2 } }), "2");
assert.equal(Mustache.render("{{^n}}none{{/n}}", { n: 0 }), "none");
