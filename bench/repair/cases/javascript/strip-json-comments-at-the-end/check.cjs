const assert = require("node:assert/strict");
const strip = require(process.argv[2]);

assert.equal(strip('{"a":1} // the end'), '{"a":1}           ');
assert.deepEqual(JSON.parse(strip('{"a":1} // the end')), { a: 1 });
assert.equal(strip('{"a":1}//c', { whitespace: false }), '{"a":1}');
assert.equal(strip("// only"), "       ");
assert.equal(strip("[1]\n// x\r\n// y"), "[1]\n    \r\n    ");
assert.equal(strip('{"a":1} // the end\n'), '{"a":1}           \n');
assert.equal(strip('{"a":1}/* c */'), '{"a":1}       ');
assert.equal(strip('"http://x"'), '"http://x"');
assert.equal(strip('// a\n{"b":2}'), '    \n{"b":2}');
assert.equal(strip('{/*a*/"b":2}', { whitespace: false }), '{"b":2}');
assert.equal(strip(""), "");
