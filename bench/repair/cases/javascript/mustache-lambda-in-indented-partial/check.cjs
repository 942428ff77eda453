const assert = require("node:assert/strict");
const Mustache = require(process.argv[2]);

const view = { bold: () => (text) => `<b>${text}</b>`, name: "Ada", twice: () => (text, render) => render(text + text) };
const render = (template, item) => Mustache.render(template, view, { item });
assert.equal(render("  {{> item}}", "{{#bold}}text{{/bold}}"), "  <b>text</b>");
assert.equal(render("      {{> item}}\n", "{{#bold}}text{{/bold}}\n"), "      <b>text</b>\n");
assert.equal(render("  {{> item}}", "a\n{{#bold}}text{{/bold}}"), "  a\n  <b>text</b>");
assert.equal(render("    {{> item}}", "{{#twice}}{{name}}{{/twice}}"), "    AdaAda");
assert.equal(render("{{> item}}", "{{#bold}}text{{/bold}}"), "<b>text</b>");
assert.equal(render("  {{> item}}", "{{name}}\n{{name}}\n"), "  Ada\n  Ada\n");
assert.equal(Mustache.render("{{#bold}}x{{/bold}}", view), "<b>x</b>");
