const assert = require("node:assert/strict");
const Papa = require(process.argv[2]);

const rows = (text, options) => Papa.parse(text, options).data;
assert.deepEqual(rows(',b,"c,d"\n1,2,3'), [
  ["", "b", "c,d"],
  ["1", "2", "3"],
]);
assert.deepEqual(rows(',"a"', { delimiter: "," }), [["", "a"]]);
assert.deepEqual(rows(';x;"y"', { delimiter: ";" }), [["", "x", "y"]]);
assert.deepEqual(rows('a,,"c"'), [["a", "", "c"]]);
assert.deepEqual(rows('a,"b,c",d'), [["a", "b,c", "d"]]);
assert.deepEqual(rows('"a","b ""q"" c"'), [["a", 'b "q" c']]);
assert.deepEqual(rows(",b\nc,d"), [
  ["", "b"],
  ["c", "d"],
]);
