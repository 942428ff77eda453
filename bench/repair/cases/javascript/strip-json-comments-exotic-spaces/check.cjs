const assert = require("node:assert/strict");
const strip = require(process.argv[2]).default;

assert.deepEqual(JSON.parse(strip('{/* a\u00A0note */"a": 1}')), { a: 1 });
assert.equal(strip('{/* a\u00A0note */"a": 1}'), '{            "a": 1}');
assert.equal(strip("// x\u3000y\n[]"), "      \n[]");
assert.equal(strip("[1 /*\u2028*/]"), "[1      ]");
assert.equal(strip("/*\uFEFF\u2003*/true"), "      true");
assert.equal(strip("/*\v\f*/1"), "      1");
assert.equal(strip("/*a\tb\r\n c*/{}"), "   \t \r\n    {}");
assert.equal(strip('{"a":"\u00A0// no"}'), '{"a":"\u00A0// no"}');
assert.equal(strip("/* \u00A0 */[]", { whitespace: false }), "[]");
assert.equal(strip("// a\n{}"), "    \n{}");
assert.throws(() => strip(1), TypeError);
