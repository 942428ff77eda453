const assert = require("node:assert/strict");
const Papa = require(process.argv[2]);

const rows = (text, delimiter) => Papa.parse(text, { delimiter }).data;
assert.deepEqual(rows('"a"||"b"||c', "||"), [["a", "b", "c"]]);
assert.deepEqual(rows('a, b, "c, e", d', ", "), [["a", "b", "c, e", "d"]]);
assert.deepEqual(rows('"x"<>"y<>z"\n1<>2', "<>"), [
  ["x", "y<>z"],
  ["1", "2"],
]);
assert.deepEqual(rows("a||b||c", "||"), [["a", "b", "c"]]);
assert.deepEqual(rows('"a"|"b|c"|d', "|"), [["a", "b|c", "d"]]);
assert.deepEqual(rows('"a" ,"b"', ","), [["a", "b"]]);
assert.deepEqual(rows('"say ""hi""",x', ","), [['say "hi"', "x"]]);
