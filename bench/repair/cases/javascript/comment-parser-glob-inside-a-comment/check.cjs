const assert = require("node:assert/strict");
const parse = require(process.argv[2]);

const brief = (text) => parse(text).map((block) => [block.description, ...block.tags.map((tag) => `${tag.tag} ${tag.name}`)]);
assert.deepEqual(brief("/**\n * See /** here\n * @a b\n */"), [["See /** here", "a b"]]);
assert.deepEqual(brief("/**\n * @x src/** y\n */"), [["", "x src/**"]]);
assert.deepEqual(brief("/**\n * a\n * glob src/**\n */"), [["a\nglob src/**"]]);
assert.deepEqual(brief("/**\n * @p one\n * @q lib/** two\n * @r three\n */"), [["", "p one", "q lib/**", "r three"]]);
assert.deepEqual(brief("/** one */\n/** two */"), [["one"], ["two"]]);
assert.deepEqual(brief("/**\n * text\n * @a b\n * @c d\n */"), [["text", "a b", "c d"]]);
assert.deepEqual(brief("/*** no */"), []);
assert.deepEqual(brief("/* no */"), []);
assert.deepEqual(brief("/**\n * src/* one\n */"), [["src/* one"]]);
assert.deepEqual(brief("var a = 1 /** at the end */"), [["at the end"]]);
